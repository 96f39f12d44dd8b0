import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage, renderRemoteSlot, type FakeAnswer } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aDeparture, availabilityRoute, bookingPanel, fillIn, toDetails } from '../kit/booking-panel';
import { aSession } from '../kit/bookings';
import { enter } from '../kit/enter';

const other = aDeparture({ dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02', startDate: '2099-03-06' });
const departures = [aDeparture(), other];
const stored = 'booking-draft:discovering-shiva';
const trip = { tourId: 't1', tourTitle: 'Discovering Shiva' };

/** A new page view in the same tab, as after a reload. */
const reload = (dateId: string | null = null, answers: Record<string, FakeAnswer> = {}) =>
  renderRemoteSlot(
    booking,
    'booking/BookingPanel',
    { of: { tourSlug: 'discovering-shiva' }, given: { ...trip, dateId } },
    { answers: { [availabilityRoute]: departures, ...answers } },
  );

async function typeDetails() {
  const shown = await bookingPanel(departures);
  const form = await toDetails(shown);
  await fillIn(shown, form);
  await enter(form.getByLabelText(/Diet and allergies/), 'No nuts');
  await enter(form.getByLabelText(/Anything we should plan for/), 'A bad knee');
  await userEvent.click(form.getByRole('checkbox', { name: /I accept/ }));
  shown.unmount();
}

describe('a booking draft after a reload, or after a phone has discarded the tab', () => {
  it('restores the details step with its input', async () => {
    await typeDetails();
    const shown = await reload();
    const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
    expect(form.getByLabelText('First name')).toHaveProperty('value', 'Asha');
    expect(form.getByLabelText('Email')).toHaveProperty('value', 'asha@example.org');
    expect(form.getByLabelText('Phone')).toHaveProperty('value', '91234567');
    form.getByText('+47');
    form.getByText(/^Feb 06/);
  });

  it('leaves the focus, and so the scroll position, where it is', async () => {
    await typeDetails();
    const shown = await reload();
    await shown.findByRole('form', { name: 'Traveler details' });
    expect(document.activeElement).toBe(document.body);
  });

  it('does not contain data about health and religion, nor the acceptance of terms', async () => {
    await typeDetails();
    expect(window.sessionStorage.getItem(stored)).not.toMatch(/nuts|knee|acceptsTerms/);
    const shown = await reload();
    const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
    expect(form.getByLabelText(/Diet and allergies/)).toHaveProperty('value', '');
    expect(form.getByRole('checkbox', { name: /I accept/ })).toHaveProperty('checked', false);
  });

  it('has the date of the URL and the typed details', async () => {
    await typeDetails();
    const shown = await reload(other.dateId);
    expect(await shown.findByLabelText('Departure date')).toHaveProperty('value', other.dateId);
    await userEvent.click(shown.getByRole('button', { name: 'Reserve Your Spot' }));
    const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
    await waitFor(() => expect(form.getByLabelText('First name')).toHaveProperty('value', 'Asha'));
  });

  it('uses the promo code of the link by which the page was reopened', async () => {
    await typeDetails();
    window.history.replaceState(null, '', '?promo=OLD');
    const ended = new FakeProblem(409, 'leads.promo_ended', 'This code has ended.');
    const shown = await reload(null, { 'POST /api/promo/check': ended });
    window.history.replaceState(null, '', '?');
    const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
    await form.findByText('This code has ended.');
  });

  it('is deleted when the booking is paid, and not before', async () => {
    await typeDetails();
    const address = '/booking/success?session_id=cs_1';
    const answer = (session: object) => ({ answers: { 'GET /api/checkout/session/cs_1': session } });
    const waiting = await renderRemotePage(
      booking,
      address,
      answer(aSession({ state: 'awaiting_payment', payment: 'open', url: 'https://pay.example/1' })),
    );
    await waiting.findByRole('heading', { name: /^Waiting for your payment/ });
    expect(window.sessionStorage.getItem(stored)).not.toBeNull();
    waiting.unmount();
    await renderRemotePage(booking, address, answer(aSession()));
    await waitFor(() => expect(window.sessionStorage.getItem(stored)).toBeNull());
  });

  it.each([
    ['the balance of an earlier booking', { purpose: 'balance' as const }],
    ['a share of the booking of another person', { purpose: 'balance' as const, isShare: true }],
  ])('is kept when %s is paid', async (_what, change) => {
    await typeDetails();
    const shown = await renderRemotePage(booking, '/booking/success?session_id=cs_1', {
      answers: { 'GET /api/checkout/session/cs_1': aSession(change) },
    });
    await shown.findByRole('heading', { name: /Your payment has arrived|Your share is paid/ });
    expect(window.sessionStorage.getItem(stored)).not.toBeNull();
  });

  describe('whose payment page had been opened', () => {
    const started = 'booking:discovering-shiva';
    const returning = (session: FakeAnswer) => {
      window.sessionStorage.setItem(started, 'cs_1');
      return reload(null, { 'GET /api/checkout/session/cs_1': session });
    };
    afterEach(() => window.sessionStorage.clear());

    it('is not restored after the payment, even if the result page was left immediately', async () => {
      await typeDetails();
      const shown = await returning(aSession());
      await waitFor(() => expect(window.sessionStorage.getItem(stored)).toBeNull());
      expect(shown.queryByRole('form', { name: 'Traveler details' })).toBeNull();
    });

    it.each([
      ['was not paid', aSession({ state: 'expired', payment: 'expired', url: null, holdSecondsLeft: null })],
      ['has an unknown state', new FakeProblem(503, 'shared.unavailable', 'Not now.')],
    ])('is restored if the booking %s', async (_case, session) => {
      await typeDetails();
      const shown = await returning(session);
      const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
      expect(form.getByLabelText('First name')).toHaveProperty('value', 'Asha');
    });
  });
});
