/** The outlines of the picture on a card, in a box of 100 x 100. */
import type { PictureShape } from "../../protocol";

export const PICTURES: Record<PictureShape, string> = {
  arch: "M6 96V40A44 36 0 0 1 94 40V96Z",
  circle: "M50 4A46 46 0 1 1 49.9 4Z",
  lancet: "M6 96V48C6 26 28 10 50 3C72 10 94 26 94 48V96Z",
  notched: "M16 5H84A10 10 0 0 0 94 15V86A10 10 0 0 0 84 96H16A10 10 0 0 0 6 86V15A10 10 0 0 0 16 5Z",
  octagon: "M24 5H76L95 30V72L76 96H24L5 72V30Z",
  ogee: "M6 96V44C6 34 30 32 38 22C44 15 47 9 50 3C53 9 56 15 62 22C70 32 94 34 94 44V96Z",
  shield: "M8 6H92V50C92 76 70 90 50 97C30 90 8 76 8 50Z",
  square: "M6 6H94V96H6Z",
  thorned:
    "M6 8L20 5L34 10L50 4L66 10L80 5L94 8L96 30L92 50L96 72L94 92L80 96L66 92L50 97L34 92L20 96L6 92L4 72L8 50L4 30Z",
};

export const LANCET = "M4 100V46C4 24 22 8 40 2C58 8 76 24 76 46V100Z";
