/** Short messages that come and go at the edge of the table. */

export interface Notice {
  id: number;
  text: string;
  tone: "bad" | "good" | "known";
}

const STAYS = 7000;
const MOST = 3;

export class Notices {
  list: readonly Notice[] = $state.raw([]);
  private count = 0;

  add(text: string, tone: Notice["tone"]): void {
    const notice = { id: ++this.count, text, tone };
    this.list = [...this.list.slice(1 - MOST), notice];
    setTimeout(() => this.dismiss(notice.id), STAYS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}
