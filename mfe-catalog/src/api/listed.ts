/** The items of a list, whether it came whole or as a page. */
export function listed<T>(answer: readonly T[] | { readonly items: readonly T[] } | undefined): readonly T[] {
  if (!answer) return [];
  return 'items' in answer ? answer.items : answer;
}

/** How many there are in all, of which a page shows some. */
export function totalOf(answer: readonly unknown[] | { readonly total: number } | undefined): number {
  if (!answer) return 0;
  return 'total' in answer ? answer.total : answer.length;
}
