import { migration } from '@valam/service-kit/database/migration';

/**
 * Pictures that are there already get the width for the lists of phones too, as soon as any is made. Their AVIF of the
 * widths that phones show is made once more, smaller, when there is nothing else to do; until then the old one serves.
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
