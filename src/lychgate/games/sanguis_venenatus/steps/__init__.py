"""The steps of Sanguis Venenatus, one file per chapter."""
