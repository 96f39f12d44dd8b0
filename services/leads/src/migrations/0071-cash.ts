import { migration } from '@valam/service-kit/database/migration';

/**
 * Money received and paid, read from rows that are append-only or settled once, with its sums per day; and amounts due,
 * derived from bookings and their installments.
 */
export const cash = migration(
  '0071-cash',
  `
  create table cash_entry (
    kind text not null check (kind in ('payment', 'gift_card', 'refund')),
    source_id text not null,
    day date not null,
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    booking_id uuid references booking,
    gift_card_id uuid references gift_card,
    primary key (kind, source_id)
  );
  create index cash_entry_by_day on cash_entry (currency, day);

  create table cash_day (
    currency text not null,
    day date not null,
    kind text not null,
    amount_minor bigint not null,
    primary key (currency, day, kind)
  );

  create table cash_due (
    booking_id uuid not null references booking,
    number int not null,
    kind text not null check (kind in ('balance', 'installment')),
    day date not null,
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    primary key (booking_id, number)
  );
  create index cash_due_by_day on cash_due (currency, day) include (kind, amount_minor);

  create table cash_reading (
    only_row boolean primary key default true check (only_row),
    settled timestamptz not null default '-infinity',
    seen timestamptz not null default '-infinity',
    seen_when timestamptz not null default '-infinity',
    read_at timestamptz,
    differences jsonb not null default '[]'
  );
  insert into cash_reading default values;

  create index refund_settled on refund (settled_at) where state = 'refunded';
  create index gift_card_line_issued on gift_card_line (at) where kind = 'issued';
  `,
);
