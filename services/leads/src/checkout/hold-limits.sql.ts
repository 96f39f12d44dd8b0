export const lockNames = `select pg_advisory_xact_lock(number) from (
         select hashtextextended('hold:' || name, 0) as number from unnest($1::text[]) as name order by 1) as numbers`;
