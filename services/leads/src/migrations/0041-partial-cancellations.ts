import { migration } from '@valam/service-kit/database/migration';

/** Facts that the refund policy needs about a booking that was changed before it is cancelled. */
export const partialCancellations = migration(
  '0041-partial-cancellations',
  `
  alter table booking
    add column retained_minor bigint not null default 0 check (retained_minor >= 0 and retained_minor <= total_minor),
    add column paid_quantity int,
    add column refund_cap text;
  update booking set paid_quantity = quantity;
  alter table booking alter column paid_quantity set not null;
  `,
);
