import { expect, it } from '@jest/globals';
import { wholeUnits } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';

it('the buyer of a refunded gift card reads on the page of its payment that it goes back, not that it is sent', async () => {
  const session = {
    ...{ payment: 'paid', amount: wholeUnits(200, 'USD'), recipientName: 'Asha', url: null },
    ...{ deliverOn: '2027-03-01', isDelivered: false, isRefunded: true },
  };
  const shown = await renderRemotePage(booking, '/gift-cards?session_id=g1', {
    answers: { 'GET /api/gift-cards/session/g1': session },
  });
  await shown.findByText('Your gift card has been refunded');
  shown.getByText('$200 for Asha: what was left on it goes back to you, and its code no longer works.');
  expect(shown.queryByText(/we’ll send it/)).toBeNull();
});
