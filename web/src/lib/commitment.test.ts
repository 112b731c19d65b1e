import { describe, expect, test } from "vitest";
import { commitment } from "./commitment";

describe("the luck is checked here as on the server", () => {
  // Computed by lychgate.core.chance.commitment.
  test.each([
    ["7", "0c151f7c7eaa1831cc09e753159e27eb94b44649176ffeaffe896a5ade345349"],
    ["170141183460469231731687303715884118073", "f7da13605acc40dc7906bff347556b81dddaa9040a45824c15fdd5a81ccaed07"],
  ])("the commitment of %s", (seed, hash) => {
    expect(commitment(seed)).toBe(hash);
  });
});
