import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The commitment to a seed, as the server publishes it before the first draw: the browser checks the seed itself. */
export const commitment = (seed: string): string =>
  bytesToHex(blake2b(utf8ToBytes(`lychgate commitment:${seed}`), { dkLen: 32 }));
