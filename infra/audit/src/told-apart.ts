/**
 * How often a value of one kind is larger than one of the other: 0.5 where no one can tell them apart. It asks only for
 * the order, so that a few calls that a busy machine made late do not count for more than others.
 */
export function chanceOfLarger(some: readonly number[], others: readonly number[]) {
  const all = [
    ...some.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) if (all[at]?.isOne) ranks += rank;
    from = to;
  }
  return (ranks - (some.length * (some.length + 1)) / 2) / (some.length * others.length);
}

/** How far from 0.5 chance alone leads in one of fifteen thousand tests. */
export const byChance = (some: number, others: number) =>
  4 * Math.sqrt((some + others + 1) / (12 * some * others));
