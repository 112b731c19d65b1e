/** Short messages that come and go at the edge of the table. */

export interface Notice {
  id: number;
  text: string;
  tone: "bad" | "good" | "known" | "taken";
}

const STAYS = 7000;
/** What was done for somebody by itself is told for as long as a glance takes. */
const PASSES_BY = 3500;
const MOST = 3;

export class Notices {
  list: readonly Notice[] = $state.raw([]);
  private count = 0;

  add(text: string, tone: Notice["tone"]): void {
    const notice = { id: ++this.count, text, tone };
    // Of what was done by itself only the last is told, or it would crowd out what matters.
    const others = tone === "taken" ? this.list.filter((each) => each.tone !== "taken") : this.list;
    this.list = [...others.slice(1 - MOST), notice];
    setTimeout(() => this.dismiss(notice.id), tone === "taken" ? PASSES_BY : STAYS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}
