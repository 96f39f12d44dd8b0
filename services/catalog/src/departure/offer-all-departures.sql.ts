export const nextTrips = `select kind, id from (select 'tour' as kind, id from tour union all select 'retreat', id from retreat) trip
          where id > $1 order by id limit $2`;
