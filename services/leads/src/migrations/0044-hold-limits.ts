import { migration } from '@valam/service-kit/database/migration';

/** A hold is found again by the same request from the same network, and holds are limited per person and network. */
export const holdLimits = migration(
  '0044-hold-limits',
  `
  alter table booking add column hold_key text, add column network text;
  drop index booking_live_hold;
  create unique index booking_same_hold on booking (hold_key) where state in ('held', 'awaiting_payment');
  create index booking_by_network on booking (network, created_at) where network is not null;
  `,
);
