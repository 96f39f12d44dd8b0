import { migration } from '@valam/service-kit/database/migration';

/**
 * Gift cards: their balance is the sum of their append-only lines. A booking that reserves a card has a use,
 * which counts while the booking waits for its payment, so there is nothing to release when it lapses.
 */
export const giftCards = migration(
  '0046-gift-cards',
  `
  create table gift_card (
    id uuid primary key,
    state text not null,
    code_hash text unique,
    code_end text,
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    buyer_name text not null,
    buyer_email text not null,
    recipient_name text not null,
    recipient_email text not null,
    message text,
    deliver_on date,
    deliver_at timestamptz not null,
    delivered_at timestamptz,
    expires_on date,
    params jsonb not null,
    return_token text not null unique,
    provider_id text unique,
    provider_payment_id text unique,
    url text,
    checked_at timestamptz,
    paid_at timestamptz,
    link_version int not null default 1,
    version int not null default 1,
    created_at timestamptz not null,
    erased_at timestamptz,
    check ((code_hash is null) = (code_end is null)),
    check (state <> 'delivered' or code_hash is not null)
  );
  create index gift_card_by_age on gift_card (created_at desc, id);
  create index gift_card_by_buyer on gift_card (lower(buyer_email));
  create index gift_card_by_recipient on gift_card (lower(recipient_email));
  create index gift_card_unpaid on gift_card (created_at) where state = 'unpaid';
  create index gift_card_to_deliver on gift_card (deliver_at) where state = 'paid';
  create index gift_card_expiry on gift_card (expires_on) where state in ('paid', 'delivered', 'blocked');

  create table gift_card_line (
    id bigint generated always as identity primary key,
    gift_card_id uuid not null references gift_card,
    kind text not null check (kind in ('issued', 'redeemed', 'returned', 'expired')),
    amount_minor bigint not null check (amount_minor <> 0 and (amount_minor > 0) = (kind in ('issued', 'returned'))),
    payment_id uuid unique references payment,
    refund_id uuid unique references refund,
    at timestamptz not null,
    check ((payment_id is not null) = (kind = 'redeemed') and (refund_id is not null) = (kind = 'returned'))
  );
  create index gift_card_line_by_card on gift_card_line (gift_card_id, id);
  create unique index gift_card_issued_once on gift_card_line (gift_card_id) where kind = 'issued';

  create table gift_card_use (
    booking_id uuid not null references booking,
    gift_card_id uuid not null references gift_card,
    position int not null,
    amount_minor bigint not null check (amount_minor > 0),
    primary key (booking_id, gift_card_id)
  );
  create index gift_card_use_by_card on gift_card_use (gift_card_id);

  create index booking_by_hold_key on booking (hold_key) where state in ('deposit_paid', 'balance_due', 'paid');

  alter table payment drop constraint payment_method_check;
  alter table payment add constraint payment_method_check check (method in ('card', 'offline', 'gift_card'));
  alter table payment_session drop constraint payment_session_amount_minor_check;
  alter table payment_session add constraint payment_session_amount_minor_check
    check (amount_minor > 0 or amount_minor = 0 and state = 'paid');
  `,
);
