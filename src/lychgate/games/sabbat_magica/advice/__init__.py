"""Advice for bots that play Sabbat Magica. All weights are in victory points."""
