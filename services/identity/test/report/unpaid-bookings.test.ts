import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { getPartnersReport } from '@valam/contracts/identity/partner-report.rpc';
import { bookingCancelled, bookingRefunded } from '@valam/contracts/leads/booking.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PartnerLeads } from '../../src/report/partner-leads.js';
import { ReadPartners } from '../../src/report/read-partners.js';
import { announcedByLeads } from '../kit/announced-by-leads.js';
import { nobody } from '../kit/identity-service.js';
import { aBooking } from '../kit/leads-stand-in.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, partners } = await runningPartnerProgram();
// There are no partners yet, so there are no earlier leads.
await service.get(PartnerLeads).fetchEarlier();

it('a hold that ended with its date and a payment that was too late are not bookings in the report on partners', async () => {
  const { code: referralCode } = await partners.aPartner('unpaid@example.org');
  const { books, cancels, recorded } = announcedByLeads(service);
  await cancels(await books(referralCode));
  const held = { referralCode, state: 'cancelled' as const, capturedMinor: 0 };
  await service.receive(bookingCancelled, aBooking(held));
  const late = { referralCode, state: 'expired' as const, refundedMinor: 400_00 };
  await service.receive(bookingRefunded, aBooking(late));
  await waitFor(async () => (await recorded('booking_snapshot')) === 4);
  await service.get(ReadPartners).run();
  const caller = { ...nobody, userId: randomUUID(), role: 'owner' as const, sessionId: randomUUID() };
  const today = { from: '2026-11-02', to: '2026-11-02', by: 'partner' as const, order: 'bookings' as const };
  const { now } = await service.rpc.call(getPartnersReport, { ...today, caller });
  expect(now).toMatchObject({ bookings: 1, canceled: 1, commissionMinor: 0 });
});
