import { migration } from '@valam/service-kit/database/migration';

/**
 * Existing pictures get the width of portraits when the worker is idle; until then the nearest size is
 * served.
 */
export const picturesBesideNames = migration(
  '0039-pictures-beside-names',
  `
  insert into media_variant (key, width, format, priority)
    select key, 180, format, case format when 'webp' then 3113 else 3103 end
    from media, unnest(array['avif', 'webp', 'jpeg']) as format
    on conflict do nothing;
  `,
);
