export const saveSeatsIfNewer = `insert into departure_seats (departure_id, capacity, free, status, version) values ($1, $2, $3, $4, $5)
       on conflict (departure_id) do update set capacity = excluded.capacity, free = excluded.free,
         status = excluded.status, version = excluded.version where departure_seats.version < excluded.version`;
