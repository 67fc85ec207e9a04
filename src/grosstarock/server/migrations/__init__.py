"""The database's migrations, run at every start."""
