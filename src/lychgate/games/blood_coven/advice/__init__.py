"""What somebody who knows the game would tell a bot."""
