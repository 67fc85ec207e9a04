"""Training: lessons from sampled worlds, and networks fitted to them (``docs/training.md``)."""
