/** BLAKE2b (RFC 7693), unkeyed: so that the browser itself checks the seed against what was committed to. */

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

const MIX = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const MASK = 0xffffffffffffffffn;
const BLOCK = 128;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function compress(h: bigint[], block: DataView, counted: number, last: boolean): void {
  const v = [...h, ...IV];
  v[12] = v[12]! ^ BigInt(counted);
  if (last) v[14] = v[14]! ^ MASK;
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]!;
    MIX.forEach(([a, b, c, d], at) => {
      const x = block.getBigUint64(order[2 * at]! * 8, true);
      const y = block.getBigUint64(order[2 * at + 1]! * 8, true);
      v[a] = (v[a]! + v[b]! + x) & MASK;
      v[d] = turned(v[d]! ^ v[a]!, 32n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turned(v[b]! ^ v[c]!, 24n);
      v[a] = (v[a]! + v[b]! + y) & MASK;
      v[d] = turned(v[d]! ^ v[a]!, 16n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turned(v[b]! ^ v[c]!, 63n);
    });
  }
  for (let at = 0; at < 8; at++) h[at] = h[at]! ^ v[at]! ^ v[at + 8]!;
}

/** Hash a text; the digest as hexadecimal digits. */
export function blake2b(text: string, size = 32): string {
  const data = new TextEncoder().encode(text);
  const h = [...IV];
  h[0] = h[0]! ^ 0x01010000n ^ BigInt(size);
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let at = 0; at < blocks; at++) {
    const block = new Uint8Array(BLOCK);
    block.set(data.subarray(at * BLOCK, (at + 1) * BLOCK));
    const last = at === blocks - 1;
    compress(h, new DataView(block.buffer), last ? data.length : (at + 1) * BLOCK, last);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, at) => out.setBigUint64(at * 8, word, true));
  return [...new Uint8Array(out.buffer, 0, size)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commitment of a seed, as the server publishes it before the first draw. */
export const commitment = (seed: string): string => blake2b(`lychgate commitment:${seed}`);
