import { buyGiftCard } from '@valam/contracts/leads/gift-card.rpc';
import type { GiftCardOrder } from '@valam/contracts/leads/gift-card.schema';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { GiftCardEntity } from '../../src/gift-card/gift-card.entity.js';
import { WatchGiftCards } from '../../src/gift-card/watch-gift-cards.js';
import { pageId } from './builders.js';
import { mails } from './paid-booking.js';
import type { Leads } from './start-leads.js';

let people = 0;

export const aGiftOrder = (change: Partial<GiftCardOrder> = {}): GiftCardOrder => ({
  amount: 500,
  currency: 'USD',
  buyerName: 'Ben Berg',
  buyerEmail: 'ben@example.org',
  recipientName: 'Anna Berg',
  recipientEmail: `gift-${++people}@example.org`,
  ...change,
});

export const orderGiftCard = (leads: Leads, order: GiftCardOrder, idempotencyKey: string | null = null) =>
  leads.rpc.call(buyGiftCard, { order, idempotencyKey });

/** The card with this return token, once it is in one of these states. */
export const giftCardInState = (leads: Leads, returnToken: string, ...states: GiftCardEntity['state'][]) =>
  waitFor(async () => {
    const card = await leads.dataSource.manager.findOneByOrFail(GiftCardEntity, { returnToken });
    return states.includes(card.state)
      ? card
      : Promise.reject(new Error(`The card is ${card.state}, not ${states.join(' or ')}`));
  });

/** The code in the latest email to a recipient. */
export async function codeSentTo(leads: Leads, email: string): Promise<string> {
  const sent = (await mails(leads, 'gift-card-delivered', email)).at(-1);
  return String((sent?.data as { code?: string } | undefined)?.code);
}

/** A paid and delivered card, and its code. */
export async function aGiftCard(leads: Leads, change: Partial<GiftCardOrder> = {}) {
  const order = aGiftOrder(change);
  const { url, sessionId } = await orderGiftCard(leads, order);
  await leads.sandbox.pay(pageId(url));
  // A sweep for another card may have sent this one already.
  await giftCardInState(leads, sessionId, 'paid', 'delivered');
  // Retried like its job: on a busy machine two concurrent sweeps can wait for each other's card longer than
  // the lock timeout.
  await waitFor(() =>
    leads
      .get(WatchGiftCards)
      .deliver()
      .then(() => true),
  );
  const card = await giftCardInState(leads, sessionId, 'delivered');
  return { card, code: await codeSentTo(leads, order.recipientEmail) };
}

/** Cards with inconsistent lines: a negative balance, or more reserved than the balance. */
export const giftCardDifferences = `
  select c.id, sum(l.amount_minor) as balance from gift_card c join gift_card_line l on l.gift_card_id = c.id
   group by c.id
  having sum(l.amount_minor) < coalesce((select sum(u.amount_minor) from gift_card_use u join booking b on b.id = u.booking_id
                                          where u.gift_card_id = c.id and b.state in ('held', 'awaiting_payment')), 0)
      or sum(l.amount_minor) < 0
      or sum(l.amount_minor) filter (where l.kind = 'issued') <> c.amount_minor`;

/** Payments from cards without their line, and refunds to cards without theirs. */
export const redemptionsWithoutLine = `
  select p.id from payment p left join gift_card_line l on l.payment_id = p.id and l.amount_minor = -p.amount_minor
   where p.method = 'gift_card' and l.id is null
  union all
  select r.id from refund r join payment p on p.id = r.payment_id and p.method = 'gift_card'
    left join gift_card_line l on l.refund_id = r.id and l.amount_minor = r.amount_minor
   where r.state = 'refunded' and l.id is null`;

/** Inconsistencies of gift cards: none, at the end of every test of them. */
export const giftCardProblems = async ({ dataSource }: Leads): Promise<unknown[]> => [
  ...(await dataSource.query<unknown[]>(giftCardDifferences)),
  ...(await dataSource.query<unknown[]>(redemptionsWithoutLine)),
];
