import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { findContributorByCode } from '@valam/contracts/catalog/contributor.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { unavailableProblem } from '@valam/service-kit/rpc/wire';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import { bookingOf, inState } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

/** Catalog, with this answer to every code. */
const catalogAnswers = (reply: object) =>
  leads.nats.subscribe(findContributorByCode.subject, {
    callback: (_error, message) => {
      message.respond(JSON.stringify(reply));
    },
  });
const catalogWith = (partner: string) => catalogAnswers({ output: { id: partner, name: 'Maya Lindqvist' } });

async function byPhone(email: string, referralCodeUsed: string) {
  const { departureId: dateId } = await aDeparture(leads);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email };
  const order = { dateId, quantity: 1, currency: 'USD', ...person, referralCodeUsed };
  return backOfficeOf(leads).create('bookings', order, 'sales');
}

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
  const { id } = await byPhone('by-phone@example.org', ' kamala34 ');
  const booking = await leads.dataSource.manager.findOneByOrFail(BookingEntity, { id: String(id) });
  expect(booking).toMatchObject({ referralCode: 'KAMALA34', contributorId: partner });
  catalog.unsubscribe();
});

it('a code that no partner has is refused in a booking by phone', async () => {
  const unknown = { code: 'catalog.contributor_not_found', kind: 'not_found', message: 'Not found' };
  const catalog = catalogAnswers({ problem: unknown });
  expect(await refusal(byPhone('made-up@example.org', 'MADEUP99'))).toMatchObject({
    kind: 'invalid',
    details: { fields: { referralCodeUsed: 'No partner has this code.' } },
  });
  catalog.unsubscribe();
});

it('a code that only catalog knows cannot be checked in a booking by phone while catalog or its database is away', async () => {
  const notNow = {
    kind: 'unavailable',
    message: 'Codes of partners can’t be checked right now. Please try again in a minute.',
  };
  expect(await refusal(byPhone('away@example.org', 'INDIRA56'))).toMatchObject(notNow);
  const catalog = catalogAnswers({ problem: unavailableProblem });
  expect(await refusal(byPhone('away@example.org', 'INDIRA56'))).toMatchObject(notNow);
  catalog.unsubscribe();
});
