import { migration } from '@valam/service-kit/database/migration';

/** Refunds of gift cards to their buyers, made by the provider to the original payment. */
export const giftCardRefunds = migration(
  '0073-gift-card-refunds',
  `
  create table gift_card_refund (
    id uuid primary key,
    gift_card_id uuid not null references gift_card,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    state text not null check (state in ('pending', 'refunded', 'failed')),
    attempt int not null,
    reason text not null,
    requested_by text not null,
    provider_refund_id text,
    last_error text,
    created_at timestamptz not null,
    settled_at timestamptz,
    check ((settled_at is not null) = (state = 'refunded'))
  );
  create index gift_card_refund_by_card on gift_card_refund (gift_card_id);
  create index gift_card_refund_settled on gift_card_refund (settled_at) where state = 'refunded';
  create index gift_card_refund_open on gift_card_refund (created_at) where state <> 'refunded';
  alter table gift_card_line drop constraint gift_card_line_kind_check;
  alter table gift_card_line add constraint gift_card_line_kind_check
    check (kind in ('issued', 'redeemed', 'returned', 'expired', 'refunded'));
  `,
);
