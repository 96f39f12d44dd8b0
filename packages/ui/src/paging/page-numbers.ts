/** The numbers that are shown: the ends, the page and its neighbors, `null` for a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((number, i) => {
    const before = unique[i - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
