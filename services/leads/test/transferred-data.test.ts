import { describe, expect, it } from '@jest/globals';
import { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { backOfficeOf } from './kit/back-office.js';
import { aDeparture } from './kit/builders.js';
import { aPaidBooking, bookingOf } from './kit/paid-booking.js';
import { aCompanion, invite, sharePage } from './kit/share.js';
import { runningLeads } from './kit/start-leads.js';
import { buyer } from './kit/transfer.js';

const leads = await runningLeads();
const minuteMs = 60_000;

describe('the data of the two owners of a transferred booking', () => {
  it('are exported to each of them, and not the one’s to the other', async () => {
    const startDate = addDays(istDay(leads.clock.now()), 200);
    const offer = await aDeparture(leads, { startDate, endDate: addDays(startDate, 9) });
    const email = 'former@example.org';
    const { booking, token } = await aPaidBooking(leads, offer, { email, quantity: 3 });
    const [left, travels] = [aCompanion(), aCompanion()];
    await invite(leads, token, [left, travels]);
    await leads.sandbox.pay(await sharePage(leads, travels));
    await waitFor(async () => (await bookingOf(leads, booking.ref)).sharedMinor === 199_200);
    const { act, get } = backOfficeOf(leads);
    const mourning = { amount: money(1_000, 'USD'), reason: 'Her brother has died.' };
    await act('bookings', booking.id, 'refund', mourning);
    await leads.advance(minuteMs);
    await act('bookings', booking.id, 'transfer', { ...buyer, reason: 'Asked for by telephone.' });
    await leads.advance(minuteMs);
    const { balance } = await get('bookings', booking.id);
    await act('bookings', booking.id, 'offline-payment', { amount: balance, reason: 'Bank transfer' });

    const exported = async (person: string) =>
      (await leads.rpc.call(exportLeadsData, { email: person })).sections;
    const ofNew = await exported(buyer.email);
    expect(JSON.stringify(ofNew)).not.toMatch(new RegExp(`brother|${left.email}|former@`));
    expect(ofNew.find(({ title }) => title === 'Payments')?.records).toHaveLength(1);
    expect(ofNew.find(({ title }) => title === 'Companions who were invited')?.records).toMatchObject([
      { email: travels.email },
    ]);
    const ofFormer = await exported(email);
    const sectionOf = (what: string) =>
      ofFormer.find(({ title }) => title === `${what} for bookings that are another person’s now`)?.records;
    expect(sectionOf('Payments')).toMatchObject([{ booking: booking.ref }]);
    expect(sectionOf('Refunds')).toMatchObject([{ reason: 'Her brother has died.', booking: booking.ref }]);
    expect(JSON.stringify(ofFormer)).not.toMatch(/Ravi|ravi@/);
  });
});
