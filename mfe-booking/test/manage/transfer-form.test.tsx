import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';
import { chooseNorway, enter } from '../kit/enter';

it('the transfer form requires a country code and disables autofill of the owner’s own data', async () => {
  const own = `/api/bookings/${token}`;
  const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=transfer`, {
    answers: {
      [`GET ${own}`]: aBooking(),
      [`POST ${own}/transfer`]: new FakeProblem(409, 'leads.action_refused'),
    },
  });
  const form = within(await shown.findByRole('form', { name: 'Transfer to' }));
  const person = { 'First name': 'Mira', 'Last name': 'Das', Email: 'mira@example.org', Phone: '91234568' };
  for (const [label, value] of Object.entries(person)) {
    const field = form.getByLabelText(label);
    expect(field.getAttribute('autocomplete')).toBe('off');
    await enter(field, value);
  }
  const pay = () => userEvent.click(form.getByRole('button', { name: /and transfer/ }));
  const sent = () => shown.http.calls.filter(({ method }) => method === 'POST');
  await pay();
  await form.findByText('Please select your country code');
  expect(document.activeElement).toBe(form.getByRole('button', { name: /Country code/ }));
  expect(sent()).toEqual([]);
  await chooseNorway(shown);
  await pay();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ firstName: 'Mira', mobile: '+4791234568' });
});

it('the transfer form names what is missing at each field, and a wrong email address, before anything is sent', async () => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=transfer`, {
    answers: { [`GET /api/bookings/${token}`]: aBooking() },
  });
  const form = within(await shown.findByRole('form', { name: 'Transfer to' }));
  await enter(form.getByLabelText('Email'), 'mira@home');
  await userEvent.click(form.getByRole('button', { name: /and transfer/ }));
  await form.findByText('Please enter the person’s first name');
  form.getByText('Please enter the person’s last name');
  form.getByText('Please enter the person’s phone number');
  form.getByText('Invalid email address');
  expect(shown.http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('the transfer form says what ends with the transfer', async () => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=transfer`, {
    answers: { [`GET /api/bookings/${token}`]: aBooking() },
  });
  const form = within(await shown.findByRole('form', { name: 'Transfer to' }));
  form.getByText(
    /Travelers’ details, a saved card and shares not yet paid do not: they end with the transfer/,
  );
});
