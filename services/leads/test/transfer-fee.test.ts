import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { InvoiceEntity } from '../src/invoice/invoice.entity.js';
import { PaymentEntity } from '../src/ledger/payment.entity.js';
import { aDeparture, pageId } from './kit/builders.js';
import { aPaidBooking, bookingOf } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

it('the invoice of the fee for a transfer is addressed to the person who paid it', async () => {
  const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
  await leads.rpc.call(rpc.saveBilling, { token, company: 'Berg Druck', taxNumber: 'DE811907980' });
  const next = { firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@example.org', mobile: '+919876543210' };
  const { url } = await leads.rpc.call(rpc.transferBooking, { token, ...next });
  await leads.sandbox.pay(pageId(url));
  await waitFor(async () => (await bookingOf(leads, booking.ref)).email === next.email);
  const { manager } = leads.dataSource;
  const { id } = await manager.findOneByOrFail(PaymentEntity, {
    bookingId: booking.id,
    kind: 'transfer_fee',
  });
  const { buyer } = await manager.findOneByOrFail(InvoiceEntity, { paymentId: id, kind: 'invoice' });
  expect(buyer).toMatchObject({ name: 'Anna Berg', company: 'Berg Druck', taxNumber: 'DE811907980' });
});
