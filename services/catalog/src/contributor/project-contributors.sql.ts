export const saveIfNewer = `insert into contributor (id, version, is_public, is_listed, is_sample, slug, name, contributing_area,
         referral_code, shown, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set version = excluded.version, is_public = excluded.is_public,
         is_listed = excluded.is_listed, is_sample = excluded.is_sample, slug = excluded.slug, name = excluded.name,
         contributing_area = excluded.contributing_area, referral_code = excluded.referral_code,
         shown = excluded.shown, updated_at = excluded.updated_at
       where contributor.version < excluded.version returning id`;
