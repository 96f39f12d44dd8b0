import { describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { travellersKeptDays } from '@valam/contracts/shared/retention';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { EraseTravellers } from '../../src/booking/erase-travellers.js';
import { TravellerEntity } from '../../src/booking/traveller.entity.js';
import { WatchBalances } from '../../src/booking/watch-balances.js';
import { aDepartureIn, passTo } from '../kit/days.js';
import { aPaidBooking, bookingOf, mails } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

/** A booking whose balance is never paid, with the details of its traveler. */
async function aTrip(daysAhead = 100) {
  const offer = await aDepartureIn(leads, daysAhead);
  const { booking: made, token } = await aPaidBooking(leads, offer);
  await leads.rpc.call(booking.saveTravellers, { token, travellers: [{ fullName: 'Anna Berg' }] });
  return { made, offer, now: () => bookingOf(leads, made.ref) };
}

describe('a trip whose balance was never paid', () => {
  it('keeps no details of its travelers either, two months after its end', async () => {
    const { made, offer } = await aTrip();
    const { manager } = leads.dataSource;
    await passTo(leads, addDays(offer.endDate, travellersKeptDays - 1));
    await leads.get(EraseTravellers).sweep();
    expect(await manager.countBy(TravellerEntity, { bookingId: made.id })).toBe(1);
    await passTo(leads, addDays(offer.endDate, travellersKeptDays));
    // A sweep skips a booking that another job has locked.
    await waitFor(async () => {
      await leads.get(EraseTravellers).sweep();
      return (await manager.countBy(TravellerEntity, { bookingId: made.id })) === 0;
    });
  });

  it('does not prevent an erasure after its end', async () => {
    const trip = await aTrip();
    const erase = () => leads.rpc.call(eraseLeadsData, { email: trip.made.email });
    await passTo(leads, trip.offer.endDate);
    expect((await erase()).kept).toHaveLength(2);
    expect(await trip.now()).toMatchObject({ email: trip.made.email });
    await passTo(leads, addDays(trip.offer.endDate, 1));
    expect((await erase()).kept).toHaveLength(1);
    expect(await trip.now()).toMatchObject({ email: '', state: 'deposit_paid' });
  });

  it('sends no payment reminder during the trip: only the team gets an alert about the balance', async () => {
    const { made, offer } = await aTrip(2);
    await passTo(leads, addDays(offer.startDate, 2));
    await leads.get(WatchBalances).sweep();
    expect(await mails(leads, 'balance-reminder', made.email)).toEqual([]);
    const alerts = (await mails(leads, 'operator-alert')).filter(({ data }) => data.bookingRef === made.ref);
    expect(alerts.map(({ data }) => data.title)).toEqual(['A balance is overdue']);
  });
});
