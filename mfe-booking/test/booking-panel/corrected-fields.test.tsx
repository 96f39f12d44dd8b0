import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { acceptTerms, aDeparture, bookingPanel, fillIn, sessionRoute, toDetails } from '../kit/booking-panel';
import { enter } from '../kit/enter';

const pay = /^Pay deposit/;

it('a detail that was missing loses its message once it is filled in, and the others keep theirs', async () => {
  const shown = await bookingPanel([aDeparture()]);
  const form = await toDetails(shown);
  const firstName = form.getByLabelText('First name');
  await userEvent.click(form.getByRole('button', { name: pay }));
  form.getByText('Please enter your first name');
  await enter(firstName, 'Asha');
  await waitFor(() => expect(form.queryByText('Please enter your first name')).toBeNull());
  expect(firstName.getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(firstName);
  form.getByText('Please enter your last name');
  await acceptTerms(form);
  await waitFor(() => expect(form.queryByText(/Please accept the terms/)).toBeNull());
  await userEvent.click(form.getByRole('button', { name: pay }));
  expect(document.activeElement).toBe(form.getByLabelText('Last name'));
});

it('a detail that the service refused loses its message once it is another one', async () => {
  const words = 'This address cannot get email.';
  const fields = { email: words };
  const shown = await bookingPanel([aDeparture()], {
    [sessionRoute]: new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', { fields }),
  });
  const form = await toDetails(shown);
  await fillIn(shown, form);
  await acceptTerms(form);
  await userEvent.click(form.getByRole('button', { name: pay }));
  await form.findByText(words);
  expect(document.activeElement).toBe(form.getByLabelText('Email'));
  await enter(form.getByLabelText('Email'), 'asha@example.com');
  await waitFor(() => expect(form.queryByText(words)).toBeNull());
});

it('the amount of a gift card says what is wrong with it until it is one that is offered', async () => {
  const shown = await renderRemotePage(booking, '/gift-cards', { shell: { currency: 'USD' } });
  const amount = await shown.findByLabelText('Amount');
  await enter(amount, '');
  await userEvent.click(shown.getByRole('button', { name: 'Continue to payment' }));
  await shown.findByText('Please enter an amount');
  await enter(amount, '12');
  await shown.findByText('Please enter a whole amount from $25 to $2,500.');
  await enter(amount, '120');
  await waitFor(() => expect(shown.queryByText(/^Please enter a(n| whole) amount/)).toBeNull());
  shown.getByText('Please enter the recipient’s name');
});
