import { migration } from '@valam/service-kit/database/migration';

/** Cards saved for a payment plan, with the consent given for them, and every attempt to charge one. */
export const automaticCharges = migration(
  '0048-automatic-charges',
  `
  create table saved_card (
    id uuid primary key,
    plan_id uuid not null references payment_plan,
    booking_id uuid not null references booking,
    state text not null,
    consent text not null,
    consented_at timestamptz not null,
    customer_id text,
    method_id text unique,
    brand text,
    last4 text,
    country text,
    saved_at timestamptz,
    ended_at timestamptz,
    end_reason text,
    detached_at timestamptz,
    watched_on date,
    check (state <> 'active' or customer_id is not null and method_id is not null and country is distinct from 'IN')
  );
  create unique index saved_card_of_plan on saved_card (plan_id) where state in ('waiting', 'active');
  create index saved_card_by_booking on saved_card (booking_id, consented_at);
  create index saved_card_active on saved_card (watched_on) where state = 'active';

  create table installment_charge (
    id uuid primary key,
    installment_id uuid not null references installment,
    card_id uuid not null references saved_card,
    booking_id uuid not null references booking,
    attempt int not null check (attempt between 1 and 3),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null check (currency <> 'INR'),
    state text not null,
    failure text,
    provider_payment_id text unique,
    asked_at timestamptz,
    created_at timestamptz not null,
    settled_at timestamptz,
    unique (installment_id, attempt),
    check ((settled_at is null) = (state = 'sent'))
  );
  create unique index installment_charge_under_way on installment_charge (installment_id) where state = 'sent';
  create index installment_charge_by_booking on installment_charge (booking_id, created_at);
  create index installment_charge_failed on installment_charge (created_at desc) where state = 'failed';

  alter table installment add announced_on date;
  alter table payment_session drop constraint payment_session_amount_minor_check;
  alter table payment_session add constraint payment_session_amount_minor_check
    check (amount_minor > 0 or amount_minor = 0 and (state = 'paid' or purpose = 'save_card'));
  `,
);
