"""What proves a game: the checks that every game has to pass, for games of this project and of other packages."""
