import { migration } from '@valam/service-kit/database/migration';

/** A promo code may be aimed at retreats, as at tours. */
export const promoCodesOfRetreats = migration(
  '0056-promo-codes-of-retreats',
  `alter table promo_code add column retreat_ids jsonb not null default '[]';`,
);
