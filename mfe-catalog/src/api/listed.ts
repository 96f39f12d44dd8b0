/** The items of a list, whether it came whole or as a page. */
export function listed<T>(answer: readonly T[] | { readonly items: readonly T[] } | undefined): readonly T[] {
  if (!answer) return [];
  return 'items' in answer ? answer.items : answer;
}
