import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { About } from "../../lib/protocol";
import { Inquiry } from "./inquiry.svelte";

const about = (id: string): About => ({
  id,
  kind: "coin",
  say: { key: "about-coin" },
  clause: "XY-001",
  ways: ["drink"],
});

describe("what is this", () => {
  let asked: string[] = [];
  let inquiry: Inquiry;
  const shown = (): string | null => inquiry.shown?.id ?? null;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    inquiry = new Inquiry((id) => {
      asked.push(id);
      return Promise.resolve(id === "unknown" ? null : about(id));
    });
  });
  afterEach(() => vi.useRealTimers());

  test("comes to a pointer that rests, not to one that passes", async () => {
    inquiry.point("a");
    await vi.advanceTimersByTimeAsync(440);
    inquiry.point("b");
    await vi.advanceTimersByTimeAsync(440);
    expect(shown()).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    expect(shown()).toBe("b");
    expect(asked).toEqual(["b"]);
    expect(inquiry.ways).toEqual(new Set(["drink"]));
  });

  test("leaves a moment after the pointer, unless that is on the card", async () => {
    inquiry.point("a");
    await vi.advanceTimersByTimeAsync(460);
    inquiry.point(null);
    await vi.advanceTimersByTimeAsync(150);
    inquiry.keep();
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe("a");
    inquiry.leave();
    await vi.advanceTimersByTimeAsync(210);
    expect(shown()).toBeNull();
  });

  test("stays when it is pinned, and learns anew what has changed", async () => {
    await inquiry.pin("a");
    inquiry.point("b");
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe("a");
    inquiry.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe("a");
    expect(asked).toEqual(["a", "a"]);
    inquiry.close();
    expect(shown()).toBeNull();
  });

  test("goes with the question when nobody asked for it", async () => {
    inquiry.point("a");
    await vi.advanceTimersByTimeAsync(460);
    inquiry.begin();
    expect(shown()).toBeNull();
  });

  test("does not explain what was just chosen before the pointer has left it", async () => {
    inquiry.point("a");
    inquiry.hush();
    inquiry.point("a");
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBeNull();
    inquiry.point("b");
    inquiry.point("a");
    await vi.advanceTimersByTimeAsync(460);
    expect(shown()).toBe("a");
  });

  test("shows what the server does not know, too", async () => {
    await inquiry.pin("unknown");
    expect(inquiry.shown).toEqual({ id: "unknown", about: null });
  });

  test("an answer that comes too late is not shown", async () => {
    inquiry.point("a");
    vi.advanceTimersByTime(450);
    inquiry.point(null);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBeNull();
  });
});
