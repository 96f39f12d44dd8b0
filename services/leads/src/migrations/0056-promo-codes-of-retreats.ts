import { migration } from '@valam/service-kit/database/migration';

/** Promo codes may be limited to retreats, as to tours. */
export const promoCodesOfRetreats = migration(
  '0056-promo-codes-of-retreats',
  `alter table promo_code add column retreat_ids jsonb not null default '[]';`,
);
