import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyAttribution } from '@valam/mfe-kit/host';
import { FakeProblem } from '@valam/mfe-kit/testing';
import {
  acceptTerms,
  aDeparture,
  bookingPanel,
  chooseDate,
  fillIn,
  sessionRoute,
  toDetails,
} from '../kit/booking-panel';
import { enter } from '../kit/enter';

const open = aDeparture({
  terms: { depositPercent: 30, balanceDaysBefore: 45 },
  diet: { served: ['Vegan', 'Jain'], notServed: ['Kosher or halal certified kitchens'] },
});

describe('the booking panel', () => {
  it('requires a date first, with the specified message', async () => {
    const shown = await bookingPanel([open]);
    await userEvent.click(shown.getByRole('button', { name: 'Reserve Your Spot' }));
    expect(shown.toast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please select a departure date.',
    });
    const date = shown.getByLabelText('Departure date');
    await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(date);
    shown.getByText('Please select a departure date.');
    await chooseDate(shown, open);
    expect(date.getAttribute('aria-invalid')).toBeNull();
  });

  it('can be used by keyboard from the date to the payment page', async () => {
    const shown = await bookingPanel(
      [open],
      { [sessionRoute]: { url: `${window.location.origin}/#payment-page`, sessionId: 'cs_1' } },
      { currency: 'EUR' },
    );
    await chooseDate(shown, open);
    await userEvent.click(shown.getByRole('button', { name: 'One more' }));
    shown.getByText('2 travelers');
    shown.getByRole('button', { name: 'Reserve Your Spot' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
    form.getByText(/Feb 06.*2 travelers/);
    await enter(form.getByLabelText('First name'), ' Asha ');
    await userEvent.tab();
    await userEvent.keyboard('Rao');
    await userEvent.tab();
    await userEvent.keyboard('asha@example.org');
    await userEvent.tab();
    expect(document.activeElement).toBe(form.getByRole('button', { name: /Country code/ }));
    await userEvent.keyboard('{Enter}');
    await shown.findByRole('combobox', { name: 'Search countries' });
    await userEvent.keyboard('norw{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(form.getByRole('button', { name: 'Country code +47 Norway' })),
    );
    await userEvent.tab();
    await userEvent.keyboard('912 34 567');
    await userEvent.click(form.getByRole('checkbox', { name: /I accept/ }));
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit €1,374' }));
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.org',
      mobile: '+47912 34 567',
      tourDatePreferred: open.dateId,
      quantity: 2,
      currency: 'EUR',
      amount: 4_580,
      depositAmount: 1_374,
    });
    expect(form.getByRole('button', { name: 'Processing...' })).toBeTruthy();
  });

  it('states the refund rule in the wording of the policy', async () => {
    const shown = await bookingPanel([open]);
    shown.getByText(/within 48 hours of booking and more than 7 days before departure/);
  });

  it('limits travelers to the free seats, with the waitlist and a private tour as alternatives', async () => {
    const shown = await bookingPanel([{ ...open, free: 2 }]);
    const more = shown.getByRole('button', { name: 'One more' });
    for (const _ of [1, 2, 3, 4]) await userEvent.click(more);
    shown.getByText('5 travelers');
    await chooseDate(shown, open);
    shown.getByText('2 travelers');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    shown.getByText(/Only 2 seats are left on this date/);
    expect(shown.getByRole('link', { name: 'private tour' }).getAttribute('href')).toBe(
      '/private-tours#inquiry-form',
    );
    // In `act`, because the form suspends.
    await act(() =>
      userEvent.click(shown.getByRole('button', { name: 'Join the waitlist for a larger group' })),
    );
    const form = within(await shown.findByRole('form', { name: 'Waitlist' }));
    expect(document.activeElement).toBe(form.getByRole('heading', { name: 'Join the waitlist' }));
    const sizes = form.getByLabelText<HTMLSelectElement>('How many of you');
    expect([...sizes.options].map(({ value }) => value).slice(0, 2)).toEqual(['3', '4']);
    await userEvent.click(shown.getByRole('button', { name: 'One fewer' }));
    expect(shown.queryByText(/Only 2 seats are left/)).toBeNull();
  });

  it('keeps the focus in the panel when its step changes', async () => {
    const shown = await bookingPanel([open]);
    const form = await toDetails(shown);
    const heading = shown.getByRole('heading', { name: 'Safe & Secure Checkout' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(heading);
  });

  it('states that it sends a partner’s code, only if there is one', async () => {
    const note = /You arrived through a partner's link/;
    const attribution = { ...emptyAttribution, referralCodeUsed: 'ANANDHI12' };
    const shown = await bookingPanel([open], {}, { attribution });
    const form = await toDetails(shown);
    form.getByText(
      /\(ANANDHI12\).*your name, your email, this page, and the trip, price and state of your booking/,
    );
    shown.unmount();
    window.sessionStorage.clear();
    const without = await bookingPanel([open]);
    expect((await toDetails(without)).queryByText(note)).toBeNull();
  });

  it('uses the operator’s payment terms, and shows the due date of the balance', async () => {
    const shown = await bookingPanel([open]);
    await chooseDate(shown, open);
    shown.getByText('Deposit today (30%)');
    shown.getByText('$747');
    shown.getByText('Balance, by Dec 23, 2098, end of day IST');
  });

  it('requires all fields, including the country code, before anything is sent', async () => {
    const shown = await bookingPanel([open]);
    const form = await toDetails(shown);
    form.getByText('Please select your country code');
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
    expect(shown.toast()?.description).toBe('Please fill in all required fields including country code.');
    expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(false);
    for (const label of ['First name', 'Last name', 'Email', 'Phone'])
      expect(form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(form.getByLabelText('First name'));
  });

  it('marks terms that were not accepted together with all other errors, on the first attempt', async () => {
    const shown = await bookingPanel([open]);
    const form = await toDetails(shown);
    await enter(form.getByLabelText('Email'), 'not-an-email');
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
    const terms = form.getByRole('checkbox', { name: /I accept/ });
    for (const field of [form.getByLabelText('First name'), form.getByLabelText('Email'), terms])
      expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(terms.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Please accept the terms and the cancellation policy.');
    form.getByText('Invalid email address');
  });

  it('focuses an invalid email address first, then terms that were not accepted', async () => {
    const shown = await bookingPanel([open]);
    const form = await toDetails(shown);
    await fillIn(shown, form, 'not-an-email');
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
    form.getByText('Invalid email address');
    expect(document.activeElement).toBe(form.getByLabelText('Email'));
    await enter(form.getByLabelText('Email'), 'asha@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
    expect(document.activeElement).toBe(form.getByRole('checkbox', { name: /I accept/ }));
    expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('restores its step and input when the visitor returns to the tour', async () => {
    const shown = await bookingPanel([open]);
    const form = await toDetails(shown);
    await enter(form.getByLabelText('First name'), 'Asha');
    await act(async () => shown.rerender(<p>another page</p>));
    await act(async () => shown.rerender(shown.content));
    const again = within(await shown.findByRole('form', { name: 'Traveler details' }));
    expect(again.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha');
  });

  it('warns before payment about food that the kitchens cannot serve', async () => {
    const form = await toDetails(await bookingPanel([open]));
    form.getByText('All meals are vegetarian. Served: Vegan, Jain.');
    await enter(form.getByLabelText(/Diet and allergies/), 'halal');
    form.getByText(/Kosher or halal certified kitchens/);
  });

  it('is an inquiry form if there are no dates', async () => {
    const shown = await bookingPanel([]);
    expect(await shown.findByRole('form', { name: 'Inquiry' })).toBeTruthy();
    expect(shown.queryByLabelText(/^Step/)).toBeNull();
  });

  it.each([
    ['leads.departure_full', { free: 0 }, 'This date is sold out now. Choose another, or join the waitlist.'],
    [
      'leads.price_changed',
      { currency: 'USD', amount: 2_600, depositAmount: 780 },
      'It is now $2,600 in total. Nothing was charged. Please check the new amounts and confirm.',
    ],
  ])('explains a change that has happened meanwhile: %s', async (code, details, words) => {
    const shown = await bookingPanel([open], { [sessionRoute]: new FakeProblem(409, code, 'no', details) });
    const form = await toDetails(shown);
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
    expect(await shown.findByText(words)).toBeTruthy();
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ amount: 2_490, depositAmount: 747, quantity: 1 });
  });

  it('works on a site without TLS, where browsers have no randomUUID', async () => {
    const randomUUID = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    try {
      const shown = await bookingPanel([open], {
        [sessionRoute]: { url: `${window.location.origin}/#payment-page`, sessionId: 'cs_1' },
      });
      const form = await toDetails(shown);
      await fillIn(shown, form);
      await acceptTerms(form);
      await userEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
      await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
      const sent = shown.http.calls.find(({ method }) => method === 'POST');
      expect(sent?.headers['idempotency-key']).toBeTruthy();
    } finally {
      randomUUID.mockRestore();
      window.location.hash = '';
    }
  });
});
