/** People for the pictures of cards, drawn here because the icon collection has none: a body, and hair over it. */

export interface Bust {
  body: string;
  hair: string;
  /** The colour of the hair. */
  dye: string;
}

export const BUSTS: Readonly<Record<string, Bust>> = {
  "bust-man": {
    body: "M50 26c11 0 16 8 15 18c0 2 1 4 1 6c0 3-2 4-2 4c-1 6-4 10-6 12v6c3 4 8 5 14 7c9 3 13 9 14 21H14c1-12 5-18 14-21c6-2 11-3 14-7v-6c-2-2-5-6-6-12c0 0-2-1-2-4c0-2 1-4 1-6c-1-10 4-18 15-18Z",
    hair: "M34 46c-3-14 4-24 16-24c13 0 19 9 16 24c-2-7-4-10-8-11c-6 2-12 1-17-1c-4 3-6 6-7 12ZM40 56c3 10 17 10 20 0c2 8-2 15-10 15s-12-7-10-15Z",
    dye: "#3a1412",
  },
  "bust-woman": {
    body: "M50 31c9 0 14 7 14 16c0 7-3 14-7 18v8c2 3 6 4 11 5c9 3 13 9 15 20H17c2-11 6-17 15-20c5-1 9-2 11-5v-8c-4-4-7-11-7-18c0-9 5-16 14-16Z",
    hair: "M50 14c5 0 8 3 8 7c8 3 12 11 11 24c0 10 3 18 0 26c-3 3-7 2-9 0c4-8 5-20 3-30c-5-1-10-4-13-8c-3 4-8 7-13 8c-2 10-1 22 3 30c-2 2-6 3-9 0c-3-8 0-16 0-26c-1-13 3-21 11-24c0-4 3-7 8-7Z",
    dye: "#3a1412",
  },
  "bust-elder": {
    body: "M47 34c10 0 15 7 14 17c0 3-1 5-2 7c-1 4-3 8-5 11v5c3 3 8 4 13 6c8 3 12 8 13 18H12c1-12 6-17 14-21c6-3 11-3 13-7v-4c-3-3-5-8-5-14c-1-10 4-18 13-18Z",
    hair: "M33 50c-2-4-2-9 1-13c1 5 1 9 1 14ZM60 50c2-4 2-9-1-13c0 5-1 9-1 14ZM37 58c4 3 16 3 20 0c3 12-2 26-10 30c-8-4-13-18-10-30ZM88 100L82 58c-1-6-9-5-8 1l2 0c0-3 4-3 4 0l5 41Z",
    dye: "#f7efe0",
  },
};
