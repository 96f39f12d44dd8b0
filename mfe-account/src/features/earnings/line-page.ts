export const linesPerPage = 25;

/** The page number in the URL; defaults to 1 if it is missing or invalid. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
