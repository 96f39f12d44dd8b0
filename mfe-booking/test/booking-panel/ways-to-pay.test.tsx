import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aSession } from '../kit/bookings';
import {
  acceptTerms,
  aDeparture,
  bookingPanel,
  fillIn,
  sessionRoute,
  toDetails,
  type DetailsForm,
  type Panel,
} from '../kit/booking-panel';
import { enter } from '../kit/enter';

const far = aDeparture({ planOffer: { today: '2098-08-20', balanceDueOn: '2098-12-08' } });
const near = aDeparture({ dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02', planOffer: null });
/** Its balance would be due within a day. */
const late = aDeparture({
  dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e03',
  startDate: addDays(istDay(new Date()), 20),
  endDate: addDays(istDay(new Date()), 29),
});
const byTheMonth = 'Deposit now, balance in monthly installments';
const half = {
  code: 'HALF',
  label: 'Half price',
  discount: wholeUnits(1_245, 'USD'),
  total: wholeUnits(1_245, 'USD'),
  deposit: wholeUnits(249, 'USD'),
};

const panel = (answers?: Record<string, unknown>) => bookingPanel([far, near], answers);

const ways = (form: DetailsForm) =>
  form.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const chooseInstallments = async (form: DetailsForm, count: number) => {
  await userEvent.click(form.getByRole('radio', { name: byTheMonth }));
  await enter(form.getByLabelText('Installments', { selector: 'select' }), String(count));
};
/** The text of each installment. */
const plan = (form: Pick<DetailsForm, 'getAllByText'>) =>
  form.getAllByText(/^\d+\. by /).map((line) => `${line.textContent} ${line.nextSibling?.textContent}`);

async function pay(shown: Panel, form: DetailsForm) {
  await fillIn(shown, form);
  await acceptTerms(form);
  await userEvent.click(form.getByRole('button', { name: /^Pay / }));
  const sent = () => shown.http.calls.find(({ path }) => path.endsWith('booking-session'));
  await waitFor(() => expect(sent()).toBeDefined());
  return JSON.parse(String(sent()?.body)) as unknown;
}

const refusedPlan = new FakeProblem(400, 'invalid', 'no', {
  fields: { installments: 'Choose a number of installments up to 3.' },
});

describe('the payment options in the panel', () => {
  it('show due date and amount of each installment, and send the plan shown', async () => {
    const shown = await panel({ [sessionRoute]: refusedPlan });
    const form = await toDetails(shown);
    await userEvent.click(form.getByRole('radio', { name: byTheMonth }));
    expect(plan(form)).toEqual([
      '1. by Sep 08, 2098 $498',
      '2. by Oct 08, 2098 $498',
      '3. by Nov 08, 2098 $498',
      '4. by Dec 08, 2098 $498',
    ]);
    await chooseInstallments(form, 3);
    expect(plan(form)).toEqual([
      '1. by Oct 08, 2098 $664',
      '2. by Nov 08, 2098 $664',
      '3. by Dec 08, 2098 $664',
    ]);
    form.getByRole('button', { name: 'Pay deposit $498' });
    expect(await pay(shown, form)).toMatchObject({
      plan: 'installments',
      installments: 3,
      payInFull: false,
      depositAmount: 498,
    });
    await form.findByText('Choose a number of installments up to 3.');
  });

  it('include no installments if the departure is too soon', async () => {
    const form = await toDetails(await panel(), near);
    expect(ways(form)).toEqual(['Deposit now, balance later', 'Pay in full now']);
  });

  it('split the balance after the discount of a promo code into installments', async () => {
    const shown = await panel({ 'POST /api/promo/check': half });
    const form = await toDetails(shown);
    await chooseInstallments(form, 2);
    await userEvent.click(form.getByRole('button', { name: 'Have a promo code?' }));
    await enter(await form.findByLabelText(/Promo code/), 'HALF');
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(plan(form)).toEqual(['1. by Nov 08, 2098 $498', '2. by Dec 08, 2098 $498']));
  });

  it('keep selected installments between the steps, and drop them for a date that is too soon', async () => {
    const shown = await panel({ [sessionRoute]: refusedPlan });
    await chooseInstallments(await toDetails(shown), 2);
    await userEvent.click(shown.getByRole('button', { name: 'Back' }));
    expect(plan(await toDetails(shown))).toHaveLength(2);
    await userEvent.click(shown.getByRole('button', { name: 'Back' }));
    const form = await toDetails(shown, near);
    const sent = await pay(shown, form);
    expect(sent).toMatchObject({ plan: 'deposit', payInFull: false });
    expect(sent).not.toHaveProperty('installments');
  });

  it('include payment in full today', async () => {
    const shown = await panel({ [sessionRoute]: refusedPlan });
    const form = await toDetails(shown);
    await userEvent.click(form.getByRole('radio', { name: 'Pay in full now' }));
    form.getByRole('button', { name: 'Pay $2,490' });
    expect(await pay(shown, form)).toMatchObject({ plan: 'full', payInFull: true });
  });

  it('include payment in full first for a late date, and not for another date selected after it', async () => {
    const shown = await bookingPanel([late, far]);
    const form = await toDetails(shown, late);
    expect(form.getByRole('radio', { name: 'Pay in full now' })).toHaveProperty('checked', true);
    form.getByRole('button', { name: 'Pay $2,490' });
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    (await toDetails(shown, far)).getByRole('button', { name: 'Pay deposit $498' });
  });

  it('keep a selected deposit between the steps for a late date too', async () => {
    const shown = await bookingPanel([late, far]);
    const form = await toDetails(shown, late);
    await userEvent.click(form.getByRole('radio', { name: 'Deposit now, balance later' }));
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    (await toDetails(shown, late)).getByRole('button', { name: 'Pay deposit $498' });
  });

  it('are shown again before an unfinished payment is continued', async () => {
    const left = aSession({
      state: 'awaiting_payment',
      payment: 'open',
      url: 'https://pay.example/1',
      holdExpiresAt: '2026-11-22T06:00:00Z',
      holdSecondsLeft: 1_500,
      installments: [
        { dueOn: '2026-12-14', amount: wholeUnits(996, 'USD') },
        { dueOn: '2027-01-14', amount: wholeUnits(996, 'USD') },
      ],
    });
    const shown = await renderRemotePage(booking, '/booking/cancelled?session_id=secret-1', {
      answers: { 'GET /api/checkout/session/secret-1': left },
    });
    await shown.findByRole('heading', { name: 'The balance, in 2 installments' });
    expect(plan(within(document.body))).toEqual(['1. by Dec 14, 2026 $996', '2. by Jan 14, 2027 $996']);
  });
});
