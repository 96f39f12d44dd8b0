interface Place {
  readonly table: string;
  readonly id: string;
  readonly column: string;
}

/** The next rows that are encrypted with another key than the first, whose prefix is `$1`; `$2` is the id of the last one seen. */
export const rowsToReEncrypt = ({ table, id, column }: Place, most: number, isAfterOne: boolean): string =>
  `select ${id}::text as id, ${column} as encrypted from ${table}
    where not starts_with(${column}, $1) ${isAfterOne ? `and ${id} > $2` : ''}
    order by ${table}.${id} limit ${most} for update skip locked`;
