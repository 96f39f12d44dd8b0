import { expect, it } from '@jest/globals';
import { WatchGiftCards } from '../../src/gift-card/watch-gift-cards.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal, startBooking } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { mails } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { act, get } = backOfficeOf(leads);

it('a gift card that is used up is not sent again, as if it were worth something', async () => {
  const offer = await aDeparture(leads);
  const deposit = Math.round(offer.prices.USD / 5);
  const { card, code } = await aGiftCard(leads, { amount: deposit });
  await startBooking(leads, offer, { giftCards: [code] });
  expect(await get('gift-cards', card.id)).toMatchObject({ state: 'delivered', balance: { amountMinor: 0 } });
  const words = { reason: 'It was lost.' };
  expect((await refusal(act('gift-cards', card.id, 'send-again', words))).message).toContain('nothing left');
  await act('gift-cards', card.id, 'block', words);
  expect((await refusal(act('gift-cards', card.id, 'unblock', words))).message).toContain('nothing left');
  await leads.get(WatchGiftCards).deliver();
  expect(await mails(leads, 'gift-card-delivered', card.recipientEmail)).toHaveLength(1);
});
