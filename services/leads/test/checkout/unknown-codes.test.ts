import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { findContributorByCode } from '@valam/contracts/catalog/contributor.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, startBooking } from '../kit/builders.js';
import { bookingOf, inState } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

/** Catalog, which knows every code as that of this partner. */
const catalogWith = (partner: string) =>
  leads.nats.subscribe(findContributorByCode.subject, {
    callback: (_error, message) => {
      message.respond(JSON.stringify({ output: { id: partner, name: 'Maya Lindqvist' } }));
    },
  });

it('a code that only catalog knows applies to its booking, not only to the partner’s list', async () => {
  const partner = randomUUID();
  const catalog = catalogWith(partner);
  const request = { referralCodeUsed: 'anandhi12' };
  const { url, bookingRef } = await startBooking(leads, await aDeparture(leads), request);
  const { id: bookingId } = await bookingOf(leads, bookingRef);
  const lead = await waitFor(() =>
    leads.dataSource.manager.findOneBy(LeadEntity, { bookingId, referralCode: 'ANANDHI12' }),
  );
  expect(lead.referredBy).toBe(partner);
  await leads.sandbox.pay(pageId(url));
  await inState(leads, bookingRef, 'deposit_paid');
  const announced = (await leads.emittedEvents(bookingDepositPaid)).map(({ payload }) => payload);
  expect(announced).toMatchObject([{ bookingId, referralCode: 'ANANDHI12', contributorId: partner }]);
  catalog.unsubscribe();
});

it('a code that only catalog knows applies to a booking by phone', async () => {
  const partner = randomUUID();
  const catalog = catalogWith(partner);
  const { departureId: dateId } = await aDeparture(leads);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'by-phone@example.org' };
  const order = { dateId, quantity: 1, currency: 'USD', ...person, referralCodeUsed: ' kamala34 ' };
  const { id } = await backOfficeOf(leads).create('bookings', order, 'sales');
  const booking = await leads.dataSource.manager.findOneByOrFail(BookingEntity, { id: String(id) });
  expect(booking).toMatchObject({ referralCode: 'KAMALA34', contributorId: partner });
  catalog.unsubscribe();
});
