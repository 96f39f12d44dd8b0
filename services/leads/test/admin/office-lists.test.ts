import { beforeAll, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { backOfficeOf } from '../kit/back-office.js';
import { statementsOf } from '../kit/counted-statements.js';
import { aDepartureIn } from '../kit/days.js';
import { aGiftOrder, orderGiftCard } from '../kit/gift-card.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { aCompanion, invite, threeTravelers } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

beforeAll(async () => {
  for (let made = 0; made < 4; made++) {
    await orderGiftCard(leads, aGiftOrder());
    await backOfficeOf(leads).create('promo-codes', { code: `LISTED${made}`, label: 'Listed', percent: 10 });
    const { token } = await aPaidBooking(leads, await aDepartureIn(leads, 200));
    await leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });
    const shared = await threeTravelers(leads);
    await invite(leads, shared.token, [aCompanion(), aCompanion()]);
  }
});

async function statementsFor(entity: string, records: number): Promise<number> {
  const statements = await statementsOf(leads, async () => {
    const page = await backOfficeOf(leads).list(entity, {}, { perPage: records });
    expect(page.items).toHaveLength(records);
  });
  return statements.length;
}

it.each(['gift-cards', 'payment-plans', 'promo-codes', 'shares'])(
  'a page of %s needs the same number of queries for three records as for one',
  async (entity) => {
    const forOne = await statementsFor(entity, 1);
    expect(forOne).toBeGreaterThan(0);
    expect(await statementsFor(entity, 3)).toBe(forOne);
  },
);
