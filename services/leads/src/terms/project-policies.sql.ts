export const savePolicyIfNewer = `insert into known_policy (id, slug, version, effective_from, is_published, changed_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set slug = excluded.slug, version = excluded.version,
         effective_from = excluded.effective_from, is_published = excluded.is_published,
         changed_at = excluded.changed_at
        where known_policy.changed_at <= excluded.changed_at`;
