/** Standing orders in words. */
import type { OrderSeen } from "../../lib/protocol";
import { t } from "../../lib/words/vocabulary.svelte";
import type { Words } from "../../lib/words/words";

/** How long an order stands; one without an end is spent by the next other question. */
export const untilOf = ({ until }: OrderSeen): string => t(`ui-order-${until ?? "pass"}`);

export function orderWords(order: OrderSeen, words: Words): string {
  const until = untilOf(order);
  return order.kind ? t("ui-order-kind", { kind: words.say(order.kind), until }) : until;
}
