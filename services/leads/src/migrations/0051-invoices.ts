import { migration } from '@valam/service-kit/database/migration';

/**
 * The Indian financial year of an instant, in the notation of invoices: April 2026 to March 2027 is `26-27`.
 */
const yearOf = (at: string) => `(
  select to_char(d, 'YY') || '-' || to_char(d + interval '1 year', 'YY')
    from (select (${at} at time zone 'Asia/Kolkata') - interval '3 months' as d) as shifted)`;

/**
 * Tax invoices and credit notes, numbered without gaps. Existing payments and refunds are numbered here, in
 * the order of their creation; the service fills in seller and tax, which are only in its settings.
 */
export const invoices = migration(
  '0051-invoices',
  `
  create table invoice_series (
    series text primary key,
    last_number int not null check (last_number > 0)
  );

  create table invoice (
    id uuid primary key,
    kind text not null check (kind in ('invoice', 'credit_note')),
    series text not null references invoice_series deferrable initially deferred,
    number int not null check (number > 0),
    booking_id uuid not null references booking,
    payment_id uuid not null references payment,
    refund_id uuid unique references refund,
    currency text not null,
    gross_minor bigint not null check (gross_minor > 0),
    tax_minor bigint check (tax_minor >= 0 and tax_minor <= gross_minor),
    tax_percent numeric(5, 2),
    seller jsonb,
    buyer jsonb not null,
    issued_at timestamptz not null,
    drawn_at timestamptz,
    unique (series, number),
    check ((kind = 'credit_note') = (refund_id is not null)),
    check ((seller is null) = (tax_minor is null) and (seller is null) = (tax_percent is null))
  );
  create unique index invoice_of_payment on invoice (payment_id) where kind = 'invoice';
  create index invoice_by_booking on invoice (booking_id, issued_at);
  create index invoice_by_age on invoice (issued_at desc, id);
  create index invoice_incomplete on invoice (id) where seller is null;

  create table billing_details (
    booking_id uuid primary key references booking,
    company text,
    tax_number text,
    changed_at timestamptz not null
  );

  insert into invoice (id, kind, series, number, booking_id, payment_id, currency, gross_minor, buyer, issued_at)
  select gen_random_uuid(), 'invoice', 'INV/' || year, row_number() over (partition by year order by captured_at, receipt_number),
         booking_id, id, currency, amount_minor, buyer, captured_at
    from (select p.*, ${yearOf('p.captured_at')} as year,
                 jsonb_build_object('name', trim(b.first_name || ' ' || b.last_name)) as buyer
            from payment p join booking b on b.id = p.booking_id) as paid;

  insert into invoice (id, kind, series, number, booking_id, payment_id, refund_id, currency, gross_minor, buyer, issued_at)
  select gen_random_uuid(), 'credit_note', 'CRN/' || year, row_number() over (partition by year order by settled_at, id),
         booking_id, payment_id, id, currency, amount_minor, buyer, settled_at
    from (select r.id, r.booking_id, r.payment_id, r.currency, r.amount_minor, coalesce(r.settled_at, r.created_at) as settled_at,
                 ${yearOf('coalesce(r.settled_at, r.created_at)')} as year,
                 jsonb_build_object('name', trim(b.first_name || ' ' || b.last_name)) as buyer
            from refund r join booking b on b.id = r.booking_id where r.state = 'refunded') as given_back;

  insert into invoice_series (series, last_number) select series, max(number) from invoice group by series;
  `,
);
