import { migration } from '@valam/service-kit/database/migration';

/**
 * Steps of a booking record its value after them, so that sales are read from append-only rows. Existing steps get the
 * current value of their booking, the nearest known one. Entries are never changed; days are their sums.
 */
export const salesEntries = migration(
  '0065-sales-entries',
  `
  alter table booking add column country text;

  alter table booking_step
    add column departure_id uuid references departure,
    add column quantity int,
    add column discount_minor bigint,
    add column worth_minor bigint;
  update booking_step s
     set departure_id = b.departure_id, quantity = b.quantity, discount_minor = b.discount_minor,
         worth_minor = case
           when s.to_state in ('deposit_paid', 'balance_due', 'paid', 'completed') then b.total_minor
           when s.to_state <> 'cancelled' then 0
           when s.event = 'cancelled' then
             coalesce((select sum(amount_minor) from payment where booking_id = b.id and kind <> 'transfer_fee'), 0)
             - coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                          where r.booking_id = b.id and p.kind <> 'transfer_fee'), 0)
         end
    from booking b where b.id = s.booking_id;
  alter table booking_step
    alter column departure_id set not null,
    alter column quantity set not null,
    alter column discount_minor set not null;

  create table sales_entry (
    source text not null,
    source_id text not null,
    day date not null,
    kind text not null check (kind in ('booked', 'changed', 'canceled', 'refund')),
    booking_id uuid not null references booking,
    tour_id uuid,
    currency text not null,
    country text,
    partner_code text,
    promo_code text,
    bookings int not null default 0,
    travelers int not null default 0,
    canceled int not null default 0,
    gross_minor bigint not null default 0,
    discount_minor bigint not null default 0,
    reduction_minor bigint not null default 0,
    refund_minor bigint not null default 0,
    lead_days int not null default 0,
    primary key (source, source_id)
  );
  create index sales_entry_by_day on sales_entry (day desc, currency);
  create index sales_entry_by_booking on sales_entry (booking_id);

  create table sales_day (
    dimension text not null,
    day date not null,
    key text not null,
    currency text not null,
    bookings bigint not null,
    travelers bigint not null,
    canceled bigint not null,
    gross_minor bigint not null,
    discount_minor bigint not null,
    reduction_minor bigint not null,
    refund_minor bigint not null,
    lead_days bigint not null,
    primary key (dimension, day, currency, key)
  );

  create table sales_reading (
    only_row boolean primary key default true check (only_row),
    /** Everything up to here is read for certain; what came after is looked at once more. */
    settled_step bigint not null default 0,
    settled_refund timestamptz not null default '-infinity',
    seen_step bigint not null default 0,
    seen_refund timestamptz not null default '-infinity',
    seen_when timestamptz not null default '-infinity',
    read_at timestamptz
  );
  insert into sales_reading default values;
  `,
);
