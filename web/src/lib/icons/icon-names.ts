/**
 * Every icon the shell itself shows, by meaning where the name does not say it. All come from the game-icons
 * collection.
 */
export const SHELL_ICONS = [
  "anticlockwise-rotation", // undo
  "bat",
  "branch-arrow", // what if
  "candlebright", // your turn
  "cancel",
  "check-mark",
  "checked-shield", // verify
  "conversation", // talk
  "crown",
  "cycle", // rematch
  "death-skull",
  "drop", // weight
  "exit-door",
  "film-strip", // replay
  "fleur-de-lys",
  "fox-head",
  "gate", // back to the lobby
  "hand",
  "hourglass", // length; what happens next
  "jeweled-chalice",
  "key", // join
  "linked-rings", // friend
  "magnifying-glass",
  "moon",
  "next-button",
  "night-sleep", // pass
  "open-gate",
  "pause-button",
  "person",
  "play-button",
  "previous-button",
  "raven",
  "ringing-bell", // always ask
  "rule-book",
  "save",
  "scroll-quill", // log
  "semi-closed-eye", // watch
  "settings-knobs",
  "share",
  "speaker",
  "speaker-off",
  "table",
  "theater-curtains",
  "unplugged", // away
  "vintage-robot", // bot
] as const;

export type ShellIcon = (typeof SHELL_ICONS)[number];
