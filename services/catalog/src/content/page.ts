export interface PageInput {
  readonly page: number;
  readonly perPage: number;
}

export interface Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

/** Offset and limit of a page, for queries. */
export const window = ({ page, perPage }: PageInput) => ({ skip: (page - 1) * perPage, take: perPage });

/** One page of a counted list. */
export function pageOf<T>(items: T[], total: number, { page, perPage }: PageInput): Page<T> {
  return { items, total, page, perPage };
}
