import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line, LineLost, waitBefore, type Ears, type Wire } from "./line";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function dial() {
  const wires: FakeWire[] = [];
  let since: number | null = null;
  const heard: unknown[] = [];
  const closed: [string | null, number][] = [];
  const ears: Ears = {
    hello: () => ({ table: "t", tokens: ["a"], since }),
    opened: () => undefined,
    heard: (message) => {
      heard.push(message);
      if (message.type === "update") since = message.number;
    },
    closed: (refusal, wait) => closed.push([refusal, wait]),
  };
  const line = new Line(ears, () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  });
  const newest = (): FakeWire => wires[wires.length - 1]!;
  newest().onopen?.();
  return { line, wires, newest, heard, closed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a line", () => {
  test("says hello first, and gives every reply to whoever asked", async () => {
    const { line, newest } = dial();
    expect(newest().sent[0]).toEqual({ type: "hello", table: "t", tokens: ["a"], since: null });
    const first = line.ask({ type: "undo", seat: 0 });
    const second = line.ask({ type: "undo", seat: 1 });
    const [, one, two] = newest().sent;
    newest().hear({ type: "reply", ref: two!["ref"], ok: true });
    newest().hear({ type: "refused", ref: one!["ref"], say: "No.", kind: "undo" });
    expect((await second).type).toBe("reply");
    expect((await first).type).toBe("refused");
  });

  test("comes back by itself and asks for what it missed", () => {
    const { wires, newest, closed } = dial();
    newest().hear({ type: "update", number: 41, full: true, views: {}, events: {} });
    newest().onclose?.({ code: 1006, reason: "" });
    expect(closed).toHaveLength(1);
    vi.advanceTimersByTime(closed[0]![1]);
    expect(wires).toHaveLength(2);
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello", since: 41 });
  });

  test("waits longer each time, and tries at once when told to", () => {
    const { line, wires, newest, closed } = dial();
    newest().onclose?.({ code: 1006, reason: "" });
    for (let at = 0; at < 3; at++) {
      vi.advanceTimersByTime(closed[at]![1]);
      newest().onclose?.({ code: 1006, reason: "" });
    }
    expect(closed[3]![1]).toBeGreaterThan(closed[0]![1]);
    line.retry();
    expect(wires).toHaveLength(5);
  });

  test("does not knock again where it was turned away", () => {
    const { wires, newest, closed } = dial();
    newest().onclose?.({ code: 4403, reason: "No valid token." });
    vi.advanceTimersByTime(60_000);
    expect(closed).toEqual([["No valid token.", 0]]);
    expect(wires).toHaveLength(1);
  });

  test("an answer that was on its way is not sent twice: whoever sent it learns that it was lost", async () => {
    const { line, newest } = dial();
    const asked = line.ask({ type: "answer", seat: 0, version: 1, code: "pass" });
    newest().onclose?.({ code: 1006, reason: "" });
    await expect(asked).rejects.toBeInstanceOf(LineLost);
    await expect(line.ask({ type: "ping" })).rejects.toBeInstanceOf(LineLost);
  });

  test("a silent server is pinged, and given up within ten seconds when it stays silent", () => {
    const { newest, closed } = dial();
    vi.advanceTimersByTime(5_000);
    expect(newest().sent.at(-1)).toEqual({ type: "ping" });
    newest().hear({ type: "pong", ref: null });
    vi.advanceTimersByTime(8_000);
    expect(closed).toHaveLength(0);
    vi.advanceTimersByTime(2_000);
    expect(closed).toHaveLength(1);
  });

  test("a wire that was given up is not listened to any more", () => {
    const { wires, heard, closed } = dial();
    vi.advanceTimersByTime(10_000);
    expect(closed).toHaveLength(1);
    wires[0]!.hear({ type: "pong", ref: null });
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    expect(heard).toHaveLength(0);
    expect(closed).toHaveLength(1);
  });

  test("when the network is gone the line is lost at once", () => {
    const { line, newest, closed } = dial();
    line.lose();
    expect(closed).toHaveLength(1);
    line.lose();
    expect(closed).toHaveLength(1);
    vi.advanceTimersByTime(closed[0]![1]);
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello" });
  });

  test("knocks once at a time, and again where nobody answers the door", () => {
    const { line, wires, newest, closed } = dial();
    newest().onclose?.({ code: 1006, reason: "" });
    line.retry();
    line.retry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(9_000);
    expect(closed).toHaveLength(2);
  });

  test("says nothing more once it has ended, even if a door opens late", () => {
    const { line, wires, newest } = dial();
    newest().onclose?.({ code: 1006, reason: "" });
    line.retry();
    line.end();
    newest().onopen?.();
    expect(newest().sent).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });
});

test("attempts spread out and never wait longer than ten seconds", () => {
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
  expect(waitBefore(30, 1)).toBe(10_000);
});
