import { migration } from '@valam/service-kit/database/migration';

/**
 * Existing pictures get the width for lists on phones when the worker is idle. Their AVIF in the widths for
 * phones is generated again, smaller; until then the old one is served.
 */
export const picturesForPhones = migration(
  '0008-pictures-for-phones',
  `
  insert into media_variant (key, width, format, priority)
    select key, 360, format, case format when 'webp' then 3114 else 3104 end
    from media, unnest(array['avif', 'webp', 'jpeg']) as format
    on conflict do nothing;
  update media_variant set state = 'wanted', attempts = 0, claimed_at = null, priority = 0
    where format = 'avif' and width in (480, 800) and state = 'ready';
  `,
);
