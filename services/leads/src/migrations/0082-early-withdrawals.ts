import { migration } from '@valam/service-kit/database/migration';

/** Withdrawals of departures that are not known yet: offers have a separate consumer, which may be behind. */
export const earlyWithdrawals = migration(
  '0082-early-withdrawals',
  `
  create table early_withdrawal (
    departure_id uuid primary key,
    version int not null
  );
  `,
);
