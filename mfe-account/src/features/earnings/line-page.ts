export const linesPerPage = 25;

/** The page of lines that an address asks for; the first for anything that is none. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
