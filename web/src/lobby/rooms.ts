/** The rooms of the lobby: choosing a game, and one's matches. */
export type Room = "games" | "matches";
