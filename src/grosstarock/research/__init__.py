"""Training: decisions judged in sampled worlds, habits fitted to them (``docs/training.md``)."""
