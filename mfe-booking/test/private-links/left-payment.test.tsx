import { expect, it } from '@jest/globals';
import { wholeUnits } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aSession } from '../kit/bookings';

it('who leaves the payment page of a transfer fee reads that the booking stays theirs, and can still pay', async () => {
  const fee = aSession({
    ...{ purpose: 'transfer_fee', payment: 'open', url: 'https://pay.example/1' },
    amount: wholeUnits(2_000, 'INR'),
  });
  const shown = await renderRemotePage(booking, '/booking/cancelled?session_id=secret-1', {
    answers: { 'GET /api/checkout/session/secret-1': fee },
  });
  await shown.findByRole('heading', { name: 'You have not paid yet' });
  shown.getByText('The booking stays yours. It is transferred once the fee of ₹2,000 is paid.');
  expect(shown.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(fee.url);
});
