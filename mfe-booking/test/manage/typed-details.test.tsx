import { expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';
import { enter } from '../kit/enter';

const usd = (units: number) => wholeUnits(units, 'USD');

it('keeps typed details when a change of the booking is opened and closed again', async () => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({ today: '2026-12-20' }),
      [`GET /api/bookings/${token}/quote-cancel`]: {
        ...{ refund: usd(448), toCompanions: null, rule: 'over_60_days' },
        basis: { paid: usd(498), isCapped: false },
      },
    },
  });
  await enter(await shown.findByLabelText(/Passport number/), 'N1234567');
  await userEvent.click(shown.getByRole('link', { name: 'Cancel this booking' }));
  await shown.findByRole('button', { name: 'Cancel and get $448 back' });
  expect(shown.router.state.location.search).toBe('?do=cancel');
  expect(shown.getByLabelText(/Passport number/)).toHaveProperty('value', 'N1234567');
  await userEvent.click(shown.getByRole('link', { name: 'Keep my booking' }));
  await shown.findByRole('link', { name: 'Cancel this booking' });
  expect(shown.getByLabelText(/Passport number/)).toHaveProperty('value', 'N1234567');
});

it('keeps details that are typed before they are requested', async () => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: { [`GET /api/bookings/${token}`]: aBooking() },
  });
  await userEvent.click(await shown.findByRole('link', { name: 'Fill it in now' }));
  await enter(await shown.findByLabelText(/Passport number/), 'N1234567');
  await userEvent.click(shown.getByRole('link', { name: 'Change 1 traveler' }));
  await shown.findByLabelText('New group');
  expect(shown.getByLabelText(/Passport number/)).toHaveProperty('value', 'N1234567');
});

it('keeps typed details when another form of the page is sent', async () => {
  const quote = {
    ...{ oldTotal: usd(2_490), newTotal: usd(4_980), newBalance: usd(4_482), refund: usd(0) },
    balanceDueAt: null,
  };
  let quantity = 1;
  const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=group-size&quantity=2`, {
    answers: {
      [`GET /api/bookings/${token}`]: () => aBooking({ today: '2026-12-20', quantity }),
      [`GET /api/bookings/${token}/quote-group-size`]: quote,
      [`POST /api/bookings/${token}/group-size`]: () => {
        quantity = 2;
        return aBooking({ quantity });
      },
    },
  });
  await enter(await shown.findByLabelText(/Passport number/), 'N1234567');
  await userEvent.click(shown.getByRole('button', { name: 'Travel as 2 travelers' }));
  await shown.findByRole('heading', { name: 'Traveler 2' });
  const { state } = shown.router;
  expect(state.location.search).toBe('');
  expect(shown.getAllByLabelText(/Passport number/)[0]).toHaveProperty('value', 'N1234567');
});

it('shows errors at the right traveler, even if an earlier one is not filled in', async () => {
  const missing = 'Please enter the name as in the passport';
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({ today: '2026-12-20', quantity: 3 }),
      [`PUT /api/bookings/${token}/travellers`]: new FakeProblem(400, 'request.invalid', 'Please check it.', {
        fields: { 'travellers.1.fullName': missing },
      }),
    },
  });
  const passports = await shown.findAllByLabelText(/Passport number/);
  await enter(passports[2] ?? document.body, 'N1234567');
  await userEvent.click(shown.getByRole('button', { name: 'Save the details' }));
  await shown.findByText(missing);
  const names = shown.getAllByLabelText(/Full name/).map((field) => field.getAttribute('aria-invalid'));
  expect(names).toEqual([null, null, 'true']);
});
