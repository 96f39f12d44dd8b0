export const funnelSums = (
  key: string,
): string => `select ${key} as key, step, day >= $2 as is_now, sum(count)::bigint as count
         from funnel_day where dimension = $1 and day between $3 and $4
        group by 1, 2, 3`;
