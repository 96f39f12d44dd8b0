import { describe, expect, it, jest } from '@jest/globals';
import { changeDate } from '@valam/contracts/leads/booking.rpc';
import { addDays, formatDay } from '@valam/contracts/shared/days';
import { AskForTravellers } from '../../src/mail/ask-for-travellers.js';
import { BookingMailFacts } from '../../src/mail/booking-mail-facts.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDepartureIn, passTo, today } from '../kit/days.js';
import { aPaidBooking, mailOnceAsked, mails } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';
import { buyer, transfersOf } from '../kit/transfer.js';

const leads = await runningLeads();
const sweep = () => leads.get(AskForTravellers).sweep();
const asked = (email: string) => mails(leads, 'travellers-needed', email);

describe('the request for traveler details', () => {
  it('is sent again before a new date of the booking', async () => {
    const [offer, first] = [await aDepartureIn(leads, 60), today(leads)];
    const { booking, token } = await aPaidBooking(leads, offer);
    const later = await aDepartureIn(leads, 200, { tourId: offer.tourId });
    await passTo(leads, addDays(first, 20));
    await sweep();
    await leads.rpc.call(changeDate, { token, dateId: later.departureId });
    await sweep();
    expect(await asked(booking.email)).toHaveLength(1);
    await passTo(leads, addDays(first, 158));
    await sweep();
    expect((await asked(booking.email)).map(({ data }) => data.dueBy)).toEqual([
      formatDay(addDays(first, 46)),
      formatDay(addDays(first, 186)),
    ]);
  });

  it('is sent again to a new owner of the booking', async () => {
    const { booking } = await aPaidBooking(leads, await aDepartureIn(leads, 60));
    await passTo(leads, addDays(today(leads), 40));
    await sweep();
    expect(await asked(booking.email)).toHaveLength(1);
    await transfersOf(leads).transferByStaff(booking.id);
    await sweep();
    expect(await asked(buyer.email)).toMatchObject([{ data: { missing: 1 } }]);
  });

  it('states a future day, even for a late booking', async () => {
    const { booking } = await aPaidBooking(leads, await aDepartureIn(leads, 10));
    const { booking: last } = await aPaidBooking(leads, await aDepartureIn(leads, 1));
    for (const { email } of [booking, last]) await mailOnceAsked(leads, 'booking-confirmed', email);
    await sweep();
    expect(await asked(booking.email)).toMatchObject([
      { data: { dueBy: formatDay(addDays(today(leads), 2)) } },
    ]);
    expect(await asked(last.email)).toMatchObject([{ data: { dueBy: formatDay(today(leads)) } }]);
  });

  it('is not sent for a booking that was canceled meanwhile', async () => {
    const offer = await aDepartureIn(leads, 40);
    const some = [await aPaidBooking(leads, offer), await aPaidBooking(leads, offer)];
    for (const { booking } of some) await mailOnceAsked(leads, 'booking-confirmed', booking.email);
    const facts = leads.get(BookingMailFacts);
    const factsOf = facts.of.bind(facts);
    const canceled: string[] = [];
    jest.spyOn(facts, 'of').mockImplementationOnce(async (tx, one) => {
      const other = some.find(({ booking }) => booking.id !== one.id);
      if (!other) throw new Error('There are two');
      await backOfficeOf(leads).act('bookings', other.booking.id, 'cancel', { reason: 'By phone' });
      canceled.push(other.booking.email);
      return factsOf(tx, one);
    });
    await sweep();
    expect(canceled).toHaveLength(1);
    for (const email of canceled) expect(await asked(email)).toEqual([]);
  });
});
