"""What somebody who knows the game tells bots."""
