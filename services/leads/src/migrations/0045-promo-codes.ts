import { migration } from '@valam/service-kit/database/migration';

/**
 * Promo codes. A use is a booking with the code that has not expired unpaid: there is no counter that could
 * diverge.
 */
export const promoCodes = migration(
  '0045-promo-codes',
  `
  create table promo_code (
    id uuid primary key,
    code text not null unique check (code = upper(code)),
    label text not null,
    percent int check (percent between 1 and 90),
    amounts jsonb not null default '{}',
    starts_on date,
    ends_on date,
    most_uses int check (most_uses > 0),
    most_uses_per_person int check (most_uses_per_person > 0),
    least_travelers int not null default 1 check (least_travelers between 1 and 12),
    tour_ids jsonb not null default '[]',
    departure_ids jsonb not null default '[]',
    is_first_booking_only boolean not null default false,
    is_active boolean not null default true,
    version int not null default 1,
    created_at timestamptz not null,
    check ((percent is null) <> (amounts = '{}'))
  );

  alter table booking
    add column discount_minor bigint not null default 0 check (discount_minor >= 0),
    add column promo_code_id uuid references promo_code (id),
    add column promo jsonb,
    add check ((promo_code_id is null) = (promo is null)),
    add check (promo_code_id is not null or discount_minor = 0);
  create index booking_by_promo_code on booking (promo_code_id) where promo_code_id is not null;
  `,
);
