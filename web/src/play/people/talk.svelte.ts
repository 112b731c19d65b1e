/** What is said at the table: whom one hears, and what one has not read yet. */
import { read, write } from "../../lib/browser/keep";
import type { ChatSaid } from "../../lib/protocol";
import { play } from "../../lib/browser/sounds";
import type { Live } from "../page/live.svelte";

const MUTED = "lychgate.muted";
const MOST = 60;
/** Lines from before this browser connected are repeated on every hello: they are not new. */
const NEWS = 20;

export class Talk {
  unread = $state(0);
  /** Whether the talk is open on this screen. */
  open = $state(false);
  /** Muted speakers, by table and speaker, kept over a reload. */
  private muted: readonly string[] = $state.raw(read<string[]>(MUTED, []));

  constructor(private readonly live: Live) {}

  /** The lines of speakers who are not muted. */
  lines: readonly ChatSaid[] = $derived.by(() => this.live.room.talk.filter((line) => !this.isMuted(line)));
  /** Everybody else who has spoken, each with their latest words. */
  speakers: readonly ChatSaid[] = $derived.by(() => [
    ...new Map(
      this.live.room.talk.filter((line) => !this.isOwn(line) && !line.say).map((line) => [this.speaker(line), line]),
    ).values(),
  ]);

  heard(line: ChatSaid): void {
    if (this.open || this.isOwn(line) || this.isMuted(line) || Date.now() / 1000 - line.at > NEWS) return;
    this.unread += 1;
    play("talk");
  }

  say(text: string): void {
    void this.live.send({ type: "chat", text });
  }

  /** A notice of the house cannot be muted. */
  isMuted(line: ChatSaid): boolean {
    return !line.say && this.muted.includes(this.speaker(line));
  }

  mute(line: ChatSaid): void {
    const speaker = this.speaker(line);
    this.muted = this.isMuted(line)
      ? this.muted.filter((each) => each !== speaker)
      : [...this.muted, speaker].slice(-MOST);
    write(MUTED, this.muted);
  }

  /** A seat stays the same when its name changes; of spectators there is only the name. */
  private speaker(line: ChatSaid): string {
    return `${this.live.table} ${line.from ?? line.name}`;
  }

  private isOwn(line: ChatSaid): boolean {
    return line.from !== null && (this.live.room.welcome?.mine.includes(line.from) ?? false);
  }
}
