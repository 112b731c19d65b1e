/** What a browser knows of a table, and how each message from the server changes it. Pure: no socket, no screen. */
import type {
  ChatSaid,
  ConsentAsked,
  FromServer,
  Guided,
  Happened,
  Laying,
  Over,
  Rematch,
  Seen,
  Welcome,
} from "../protocol";

type Link = "connecting" | "open" | "lost" | "refused";

/** The recipient a view is for: a seat held here, or the spectator. */
export type Eyes = string;

export const WATCH: Eyes = "watch";

export interface RoomState {
  link: Link;
  /** Why the link was refused for good. */
  problem: string | null;
  welcome: Welcome | null;
  /** The number of the last update, sent after a reconnect to get the updates since. */
  number: number | null;
  seen: Record<Eyes, Seen>;
  log: Record<Eyes, Happened[]>;
  /** The events from this one on came with the last update. */
  fresh: Record<Eyes, number>;
  talk: ChatSaid[];
  consents: ConsentAsked[];
  /** What everybody is laying in the race that is on; null: there is none. */
  laying: readonly Laying[] | null;
  over: Over | null;
  rematch: Rematch | null;
  /** Where a guided match stands; null: there is no word of it yet, or this is none. */
  guided: Guided | null;
}

export function newRoom(): RoomState {
  return {
    link: "connecting",
    problem: null,
    welcome: null,
    number: null,
    seen: {},
    log: {},
    fresh: {},
    talk: [],
    consents: [],
    laying: null,
    over: null,
    rematch: null,
    guided: null,
  };
}

/** The socket opened: what was said here, and a race in progress, are told again. */
export function opened(room: RoomState): RoomState {
  return { ...room, link: "open", problem: null, talk: [], laying: null };
}

export function closed(room: RoomState, refusal: string | null): RoomState {
  return refusal === null ? { ...room, link: "lost" } : { ...room, link: "refused", problem: room.problem ?? refusal };
}

export function reduce(room: RoomState, message: FromServer): RoomState {
  switch (message.type) {
    case "welcome":
      return { ...room, welcome: message };
    case "seats":
      if (room.welcome === null) return room;
      return { ...room, welcome: { ...room.welcome, ...message, type: "welcome" } };
    case "update":
      return updated(room, message.number, message.full, message.views, message.events);
    case "chat":
      return { ...room, talk: [...room.talk, message].slice(-200) };
    case "consent":
      return { ...room, consents: [...room.consents.filter((each) => each.request !== message.request), message] };
    case "consent-closed":
      return { ...room, consents: room.consents.filter((each) => each.request !== message.request) };
    case "race":
      return { ...room, laying: message.laying };
    case "over":
      return { ...room, over: message };
    case "rematch":
      return { ...room, rematch: message };
    case "guided":
      return { ...room, guided: message };
    case "error":
      return { ...room, problem: message.say };
    default:
      return room; // replies belong to whoever asked
  }
}

function updated(
  room: RoomState,
  number: number,
  full: boolean,
  views: Record<Eyes, Seen>,
  events: Record<Eyes, Happened[]>,
): RoomState {
  const log = { ...room.log };
  const fresh = { ...room.fresh };
  for (const eyes of Object.keys(views)) {
    const told = events[eyes] ?? [];
    const known = full ? [] : (room.log[eyes] ?? []);
    // A message that comes twice (a tail that overlaps) must not be told twice.
    const next = (known[known.length - 1]?.n ?? -1) + 1;
    const news = told.filter((each) => each.n >= next);
    log[eyes] = [...known, ...news];
    fresh[eyes] = full ? log[eyes].length : (news[0]?.n ?? next);
  }
  const seen = full ? views : { ...room.seen, ...views };
  // After an undo of the last answer the match is no longer over.
  const over = Object.values(seen).some((each) => each.view.result !== null) ? room.over : null;
  return { ...room, number, seen, log, fresh, over };
}

/** Which of the seats held here is looked through: the one that is asked, preferring the one that looked last. */
export function eyesOf(room: RoomState, last: Eyes | null): Eyes {
  const mine = room.welcome?.mine ?? [];
  if (mine.length === 0) return WATCH;
  const asked = mine.map(String).filter((eyes) => (room.seen[eyes]?.view.asks.length ?? 0) > 0);
  if (last !== null && asked.includes(last)) return last;
  if (asked[0] !== undefined) return asked[0];
  return last !== null && mine.map(String).includes(last) ? last : String(mine[0]);
}
