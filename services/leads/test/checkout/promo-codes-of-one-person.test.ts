import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { usesOfCode } from '../../src/promo/promo-codes.js';
import { staff } from '../kit/back-office.js';
import { aDeparture, refusal, startBooking } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('a promo code, for which all spellings of an address are one person,', () => {
  let leads: Leads;
  let codes = 0;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  async function aCode(limits: Record<string, unknown>): Promise<string> {
    const code = `PERSON-${++codes}`;
    const values = { code, label: 'Diwali', percent: 10, ...limits };
    await leads.rpc.call(adminRpcs.leads.create, { caller: staff('owner'), entity: 'promo-codes', values });
    return code;
  }
  const tenOff = { amount: 2_241, depositAmount: 448 };
  const refusedTo = async (offer: Awaited<ReturnType<typeof aDeparture>>, promoCode: string, email: string) =>
    (await refusal(startBooking(leads, offer, { promoCode, ...tenOff, email }))).code;

  it.each([
    ['anna@example.org', 'anna+again@example.org'],
    ['a.nna+1@gmail.com', 'an.na+2@googlemail.com'],
  ])('with one use per person is refused to %s who uses it again as %s', async (email, again) => {
    const offer = await aDeparture(leads);
    const once = await aCode({ mostUsesPerPerson: 1 });
    await startBooking(leads, offer, { promoCode: once, ...tenOff, email });
    expect(await refusedTo(offer, once, again)).toBe('leads.promo_used_up');
  });

  it.each([
    ['regular@example.org', 'regular+new@example.org'],
    ['regular+tour@example.net', 'regular+retreat@example.net'],
    ['re.gular+x@gmail.com', 'regular@googlemail.com'],
  ])('for first bookings is refused to %s who books again as %s', async (email, again) => {
    const offer = await aDeparture(leads);
    await aPaidBooking(leads, offer, { email });
    const first = await aCode({ isFirstBookingOnly: true });
    expect(await refusedTo(offer, first, again)).toBe('leads.promo_not_here');
  });

  it('finds the earlier bookings of a person by indexes, without reading every booking', async () => {
    const plan = await leads.dataSource.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query(`explain ${usesOfCode}`, [randomUUID(), 'anna@example.org', null]);
    });
    for (const index of ['booking_by_promo_code', 'booking_paid_by_mailbox'])
      expect(JSON.stringify(plan)).toContain(index);
  });
});
