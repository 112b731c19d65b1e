/**
 * What is being shown on the way to the present fill. A new batch of motions finishes it at once: nobody waits for a
 * show.
 */
import type { Piece } from "../../protocol";
import type { Scene } from "../scene/scene.svelte";
import type { Spot } from "./travel";

/** A copy of a piece that travels over the page, from where it starts. */
export interface Flyer extends Spot {
  key: number;
  piece: Piece;
  card: boolean;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
}

/** A number that rises from where something was gained or lost. */
export interface Rise {
  key: number;
  text: string;
  x: number;
  y: number;
  /** Milliseconds. */
  delay: number;
}

const RISING: Keyframe[] = [
  { opacity: 0, transform: "translate(-50%, 0)" },
  { opacity: 1, transform: "translate(-50%, -6px)", offset: 0.2 },
  { opacity: 0, transform: "translate(-50%, -22px)" },
];

export class Show {
  flyers = $state.raw<readonly Flyer[]>([]);
  rises = $state.raw<readonly Rise[]>([]);
  private running: Animation[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  /** Animations of the pieces that travel over a board themselves. */
  private readonly journeys = new Map<Element, Animation[]>();
  private keys = 0;

  constructor(private readonly scene: Scene) {}

  finish(): void {
    for (const animation of this.running) animation.finish();
    for (const figure of [...this.journeys.keys()]) this.arrive(figure);
    for (const timer of this.timers) clearTimeout(timer);
    this.running = [];
    this.timers = [];
    this.scene.onTheWay = 0;
    this.flyers = [];
    this.rises = [];
  }

  launch(...added: Omit<Flyer, "key">[]): void {
    this.flyers = [...this.flyers, ...added.map((each) => ({ ...each, key: this.keys++ }))];
  }

  raise(rise: Omit<Rise, "key">): void {
    this.rises = [...this.rises, { ...rise, key: this.keys++ }];
  }

  play(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.running.push(element.animate(keyframes, timing));
  }

  /** Do something after a delay in milliseconds. */
  after(delay: number, act: () => void): void {
    this.timers.push(setTimeout(act, delay));
  }

  /** Send a piece over its board; if it is still on an earlier way, it goes on from there. */
  send(figure: Element, keyframes: Keyframe[], timing: { duration: number; delay: number; easing: string }): void {
    const ways = this.journeys.get(figure) ?? [];
    // It waits where it comes from, unless it is on an earlier way still.
    const way = figure.animate(keyframes, { ...timing, fill: ways.length === 0 ? "both" : "forwards" });
    this.journeys.set(figure, [...ways, way]);
    this.scene.onTheWay = Math.max(this.scene.onTheWay, performance.now() + timing.delay + timing.duration);
    way.onfinish = () => {
      if (this.journeys.get(figure)?.at(-1) === way) this.arrive(figure);
    };
  }

  /** The end of its ways: the piece stands where the table says. */
  private arrive(figure: Element): void {
    for (const way of this.journeys.get(figure) ?? []) way.cancel();
    this.journeys.delete(figure);
  }

  /** Attach to the element that draws a flyer. */
  fly(flyer: Flyer): (element: HTMLElement) => () => void {
    return (element) => {
      const animation = element.animate(flyer.keyframes, flyer.timing);
      this.running.push(animation);
      animation.onfinish = () => {
        this.flyers = this.flyers.filter((other) => other.key !== flyer.key);
      };
      return () => animation.cancel();
    };
  }

  /** Attach to the element that draws a rising number. */
  float(rise: Rise): (element: HTMLElement) => () => void {
    return (element) => {
      const animation = element.animate(RISING, { duration: 900, delay: rise.delay, fill: "both" });
      this.running.push(animation);
      animation.onfinish = () => {
        this.rises = this.rises.filter((other) => other.key !== rise.key);
      };
      return () => animation.cancel();
    };
  }
}
