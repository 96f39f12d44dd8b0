/** The items of a list response, complete or paginated. */
export function listed<T>(answer: readonly T[] | { readonly items: readonly T[] } | undefined): readonly T[] {
  if (!answer) return [];
  return 'items' in answer ? answer.items : answer;
}

/** The total number of items, across all pages. */
export function totalOf(answer: readonly unknown[] | { readonly total: number } | undefined): number {
  if (!answer) return 0;
  return 'total' in answer ? answer.total : answer.length;
}
