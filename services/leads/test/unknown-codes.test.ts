import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { findContributorByCode } from '@valam/contracts/catalog/contributor.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { LeadEntity } from '../src/lead/lead.entity.js';
import { aDeparture, pageId, startBooking } from './kit/builders.js';
import { bookingOf, inState } from './kit/paid-booking.js';
import { runningLeads } from './kit/start-leads.js';

const leads = await runningLeads();

it('a code that only catalog knows applies to its booking, not only to the partner’s list', async () => {
  const partner = randomUUID();
  const catalog = leads.nats.subscribe(findContributorByCode.subject, {
    callback: (_error, message) => {
      message.respond(JSON.stringify({ output: { id: partner, name: 'Maya Lindqvist' } }));
    },
  });
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
