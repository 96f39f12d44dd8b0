import { expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { backOfficeOf } from '../kit/back-office.js';
import { aDepartureIn } from '../kit/days.js';
import { aPaidBooking, bookingOf, mails } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

it('a payment plan can be viewed and ended in the back office, and its traveler reads that the balance is due on its date', async () => {
  const office = backOfficeOf(leads);
  const { token, booking: made } = await aPaidBooking(leads, await aDepartureIn(leads, 200));
  await leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });
  const { paymentPlanId } = await bookingOf(leads, made.ref);
  const id = paymentPlanId ?? '';
  expect(await office.get('payment-plans', id)).toMatchObject({
    bookingRef: made.ref,
    nextAmount: { amountMinor: 66_400, currency: 'USD' },
    installmentCount: 3,
    isOverdue: false,
  });
  await office.act('payment-plans', id, 'end', { reason: 'Agreed on the phone.' });
  expect(await office.get('payment-plans', id)).toMatchObject({
    state: 'left',
    endReason: 'Agreed on the phone.',
    nextDueOn: null,
  });
  expect((await leads.rpc.call(booking.getBooking, { token })).plan).toBeNull();
  expect(await mails(leads, 'payment-plan-lapsed', made.email)).toMatchObject([
    { data: { isEndedByOffice: true, booking: { nextInstallment: null } } },
  ]);
});
