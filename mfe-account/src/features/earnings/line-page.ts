export const linesPerPage = 25;

/** The page number in an address; 1 when it is missing or not valid. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
