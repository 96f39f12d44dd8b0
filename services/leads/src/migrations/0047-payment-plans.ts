import { migration } from '@valam/service-kit/database/migration';

/**
 * Payment plans: the due dates of parts of a balance. Payments stay in their own rows; a plan that is split again keeps
 * its former installments.
 */
export const paymentPlans = migration(
  '0047-payment-plans',
  `
  create table payment_plan (
    id uuid primary key,
    booking_id uuid not null references booking,
    state text not null,
    currency text not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    end_reason text,
    watched_on date,
    version int not null default 1,
    check ((ended_at is null) = (state = 'active'))
  );
  create unique index payment_plan_active on payment_plan (booking_id) where state = 'active';
  create index payment_plan_by_booking on payment_plan (booking_id);
  create index payment_plan_by_age on payment_plan (started_at desc, id);

  create table installment (
    id uuid primary key,
    plan_id uuid not null references payment_plan,
    number int not null check (number > 0),
    due_on date not null,
    amount_minor bigint not null check (amount_minor > 0),
    replaced_at timestamptz
  );
  create unique index installment_of_plan on installment (plan_id, number) where replaced_at is null;
  create unique index installment_by_day on installment (due_on, plan_id) where replaced_at is null;

  alter table booking add payment_plan_id uuid references payment_plan;
  alter table booking add wants_plan boolean not null default false;
  `,
);
