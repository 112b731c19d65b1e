/** Small sounds, made on the spot: no files, nothing to load, and silence where the browser allows none. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "flip" | "roll" | "talk" | "refuse" | "end";

interface Tone {
  /** Pitch in hertz, and where it glides to. */
  from: number;
  to?: number;
  at: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (
  from: number,
  at: number,
  length: number,
  loud: number,
  wave: OscillatorType = "sine",
  to = from,
): Tone => ({
  from,
  to,
  at,
  length,
  loud,
  wave,
});

/** A small bell is its note and two overtones that are slightly off. */
const bell = (note: number, at: number, loud: number): Tone[] => [
  tone(note, at, 1.1, loud),
  tone(note * 2.76, at, 0.5, loud * 0.35),
  tone(note * 5.4, at, 0.2, loud * 0.15),
];

const SCORES: Record<Sound, Tone[]> = {
  turn: [...bell(392, 0, 0.16), ...bell(523.25, 0.14, 0.14)],
  move: [tone(1900, 0, 0.07, 0.06, "triangle"), tone(2850, 0.012, 0.1, 0.035)],
  flip: [tone(900, 0, 0.05, 0.05, "triangle", 1400)],
  roll: [0, 0.07, 0.13, 0.21, 0.32].map((at) => tone(240 + at * 200, at, 0.04, 0.08, "square", 120)),
  talk: [tone(330, 0, 0.09, 0.06, "triangle"), tone(440, 0.08, 0.12, 0.05, "triangle")],
  refuse: [tone(150, 0, 0.14, 0.09, "triangle", 120)],
  end: [...bell(261.63, 0, 0.16), ...bell(311.13, 0.18, 0.14), ...bell(392, 0.36, 0.14), ...bell(523.25, 0.6, 0.16)],
};

let context: AudioContext | null = null;
const last = new Map<Sound, number>();

export function play(sound: Sound): void {
  if (!settings.sound || (document.hidden === true && sound !== "turn")) return;
  // Browsers play no sound before the page was touched, and log a warning if one tries.
  if (!navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < 90) return; // ten coins at once are one clink
  last.set(sound, now);
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const each of SCORES[sound]) voice(context, each);
  } catch {
    context = null; // no audio on this machine
  }
}

function voice(audio: AudioContext, { from, to = from, at, length, loud, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}
