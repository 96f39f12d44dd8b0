import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import {
  acceptTerms,
  aDeparture,
  availabilityRoute,
  bookingPanel,
  chooseDate,
  fillIn,
  sessionRoute,
  toDetails,
} from '../kit/booking-panel';

const open = aDeparture();
const another = aDeparture({ dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02', startDate: '2099-03-06' });

async function refusedWith(code: string, details: Record<string, unknown>) {
  const shown = await bookingPanel([open, another], {
    [sessionRoute]: new FakeProblem(409, code, 'Please enter it again.', details),
  });
  const form = await toDetails(shown);
  await fillIn(shown, form);
  await acceptTerms(form);
  await userEvent.click(form.getByRole('button', { name: 'Pay deposit $498' }));
  return shown;
}

describe('a refused booking', () => {
  it.each([
    ['leads.price_changed', { currency: 'USD', amount: 2_600 }, 'The price has changed'],
    ['leads.gift_card_changed', {}, 'The gift card'],
    ['leads.promo_ended', {}, 'The promo code'],
    ['leads.too_many_holds', {}, 'You already hold seats'],
  ])(
    'shows the reason beside the clicked button, which is far below the top of the form: %s',
    async (code, more, title) => {
      const shown = await refusedWith(code, more);
      const form = within(shown.getByRole('form', { name: 'Traveler details' }));
      const notice = await form.findByText(title);
      const pay = form.getByRole('button', { name: /^Pay deposit/ });
      expect(notice.closest('[role="status"]')?.nextElementSibling).toBe(pay);
    },
  );

  it('no longer shows the notice about taken seats when another date is selected', async () => {
    const shown = await refusedWith('leads.departure_full', { free: 1 });
    await shown.findByText(/Only 1 left on this date/);
    await chooseDate(shown, another);
    await waitFor(() => expect(shown.queryByText(/Only 1 left on this date/)).toBeNull());
  });

  it('because the room was given up shows the remaining rooms and their price, and can be sent again', async () => {
    const supplement = { USD: 300, EUR: 280, GBP: 240, INR: 24_000 };
    const single = { id: 'single', name: 'Single room', supplement };
    let roomOptions = [single];
    const shown = await bookingPanel([], {
      [availabilityRoute]: () => [aDeparture({ roomOptions })],
      [sessionRoute]: () => {
        roomOptions = [];
        const fields = { roomOptionId: 'This room is not offered.' };
        return new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', { fields });
      },
    });
    await chooseDate(shown, open);
    await userEvent.click(shown.getByRole('radio', { name: /^Single room/ }));
    const form = await toDetails(shown);
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $558' }));
    await shown.findByText('This room is no longer offered');
    await waitFor(() => expect(shown.queryByRole('radio', { name: /^Single room/ })).toBeNull());
    await userEvent.click(shown.getByRole('button', { name: 'Reserve Your Spot' }));
    await userEvent.click(await shown.findByRole('button', { name: 'Pay deposit $498' }));
    const sent = () => shown.http.calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(JSON.parse(sent()[1]?.body ?? '')).toMatchObject({ amount: 2_490, roomOptionId: null });
  });
});
