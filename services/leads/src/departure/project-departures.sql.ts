export const saveTourIfNewer = `insert into known_tour (slug, is_published, changed_at) values ($1, $2, $3)
       on conflict (slug) do update set is_published = excluded.is_published, changed_at = excluded.changed_at
        where known_tour.changed_at <= excluded.changed_at`;

/** Until the end of the transaction: an offer and a withdrawal of the same departure may be handled at the same moment. */
export const lockEventsOf = `select pg_advisory_xact_lock(hashtextextended('departure:' || $1::text, 0))`;

export const keepWithdrawal = `insert into early_withdrawal (departure_id, version) values ($1, $2)
       on conflict (departure_id) do update set version = greatest(early_withdrawal.version, excluded.version)`;

/** Applies it to the offer that it came before. */
export const applyWithdrawal = `with early as (delete from early_withdrawal where departure_id = $1 returning version)
       update departure set is_offered = false, catalog_version = early.version
         from early where id = $1 and catalog_version < early.version`;
