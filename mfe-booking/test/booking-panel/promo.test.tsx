import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
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
  type DetailsForm,
} from '../kit/booking-panel';
import { enter } from '../kit/enter';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const diwali = {
  code: 'DIWALI10',
  label: 'Diwali greeting',
  discount: usd(24_900),
  total: usd(224_100),
  deposit: usd(44_800),
};

const panel = (promo: unknown, answers: Record<string, unknown> = {}) =>
  bookingPanel([aDeparture()], { 'POST /api/promo/check': promo, ...answers });

async function type(form: DetailsForm, code: string) {
  await userEvent.click(form.getByRole('button', { name: 'Have a promo code?' }));
  await enter(await form.findByLabelText(/Promo code/), code);
  await userEvent.click(form.getByRole('button', { name: 'Apply' }));
}

describe('a promo code', () => {
  it('reduces the total and the deposit', async () => {
    const shown = await panel(diwali, {
      [sessionRoute]: new FakeProblem(409, 'leads.promo_used_up', 'Used up.'),
    });
    const form = await toDetails(shown);
    await type(form, ' diwali10 ');
    await form.findByText('Diwali greeting (DIWALI10)');
    form.getByText('− $249');
    form.getByText('$2,241');
    form.getByRole('button', { name: 'Pay deposit $448' });
    const asked = shown.http.calls.find(({ path }) => path === '/api/promo/check');
    expect(JSON.parse(String(asked?.body))).toMatchObject({
      code: 'diwali10',
      tourId: 't1',
      quantity: 1,
      currency: 'USD',
    });
  });

  it('is checked with the hold of this tab, whose use of a code for one booking is released by the next', async () => {
    window.sessionStorage.setItem('booking:discovering-shiva', 'cs_1');
    const shown = await panel(diwali);
    const form = await toDetails(shown);
    await type(form, 'DIWALI10');
    await form.findByText('Diwali greeting (DIWALI10)');
    const asked = shown.http.calls.find(({ path }) => path === '/api/promo/check');
    expect(JSON.parse(String(asked?.body))).toMatchObject({ replaces: 'cs_1' });
  });

  it('can be removed again', async () => {
    const shown = await panel(diwali);
    const form = await toDetails(shown);
    await type(form, 'DIWALI10');
    await userEvent.click(await form.findByRole('button', { name: 'Remove the code' }));
    form.getByRole('button', { name: 'Pay deposit $498' });
    expect(form.queryByText(/Diwali greeting/)).toBeNull();
  });

  it('keeps the focus while its field is opened, applied and removed', async () => {
    const shown = await panel(diwali);
    const form = await toDetails(shown);
    await userEvent.click(form.getByRole('button', { name: 'Have a promo code?' }));
    expect(document.activeElement).toBe(form.getByLabelText(/Promo code/));
    await userEvent.keyboard('DIWALI10{Enter}');
    const remove = await form.findByRole('button', { name: 'Remove the code' });
    expect(document.activeElement).toBe(remove);
    await userEvent.click(remove);
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Apply' }));
  });

  it('that is typed but not applied blocks the payment of the full price', async () => {
    const shown = await panel(diwali);
    const form = await toDetails(shown);
    await userEvent.click(form.getByRole('button', { name: 'Have a promo code?' }));
    await enter(form.getByLabelText(/Promo code/), 'DIWALI10');
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $498' }));
    form.getByText('Apply this code before you pay, or empty the field.');
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await form.findByText('Diwali greeting (DIWALI10)');
  });

  it('is required to apply one', async () => {
    const form = await toDetails(await panel(diwali));
    await userEvent.click(form.getByRole('button', { name: 'Have a promo code?' }));
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    form.getByText('Please enter the code.');
  });

  it('that is refused is announced, because the focus stays on the button', async () => {
    const form = await toDetails(
      await panel(new FakeProblem(409, 'leads.promo_ended', 'This code has ended.')),
    );
    await type(form, 'OLD');
    expect((await form.findByRole('alert')).textContent).toBe('This code has ended.');
  });

  it('that is refused is marked with the reason, and the price does not change', async () => {
    const shown = await panel(new FakeProblem(409, 'leads.promo_ended', 'This code has ended.'));
    const form = await toDetails(shown);
    await type(form, 'OLD');
    await form.findByText('This code has ended.');
    expect(form.getByLabelText(/Promo code/).getAttribute('aria-invalid')).toBe('true');
    form.getByRole('button', { name: 'Pay deposit $498' });
  });

  it.each([
    ['the connection is lost', new TypeError('offline'), 'Check your connection and apply it again.'],
    ['the service is away', new FakeProblem(503, 'unavailable'), 'Please wait a moment and apply it again.'],
    ['it was checked too often', new FakeProblem(429, 'limit'), 'Please wait a moment and apply it again.'],
  ])(
    'that could not be checked, because %s, blocks the payment until it is applied again',
    async (_why, failure, next) => {
      const answers = [failure, diwali];
      const shown = await panel(() => {
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      });
      const form = await toDetails(shown);
      await type(form, 'DIWALI10');
      await form.findByText(`We couldn’t check this code. ${next}`);
      await fillIn(shown, form);
      await acceptTerms(form);
      await userEvent.click(form.getByRole('button', { name: 'Pay deposit $498' }));
      expect(shown.http.calls.some(({ path }) => path.endsWith('booking-session'))).toBe(false);
      await userEvent.click(form.getByRole('button', { name: 'Apply' }));
      await form.findByText('Diwali greeting (DIWALI10)');
    },
  );

  it('that was used up meanwhile is replaced by the full price before payment', async () => {
    const usedUp = new FakeProblem(409, 'leads.promo_used_up', 'Used up.');
    const answers: unknown[] = [diwali];
    const shown = await panel(() => answers.shift() ?? usedUp, { [sessionRoute]: usedUp });
    const form = await toDetails(shown);
    await type(form, 'DIWALI10');
    await form.findByText('Diwali greeting (DIWALI10)');
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $448' }));
    await form.findByRole('button', { name: 'Pay deposit $498' });
    expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha');
  });

  it('is computed from a changed price, so that the booking is not refused again', async () => {
    let isChanged = false;
    const dearer = { ...diwali, discount: usd(26_400), total: usd(237_600), deposit: usd(47_500) };
    const shown = await bookingPanel([], {
      [availabilityRoute]: () => [
        aDeparture(isChanged ? { prices: { USD: 2_640, EUR: 2_430, GBP: 2_110, INR: 211_000 } } : {}),
      ],
      'POST /api/promo/check': () => (isChanged ? dearer : diwali),
      [sessionRoute]: () => {
        isChanged = true;
        return new FakeProblem(409, 'leads.price_changed', 'Changed.', { currency: 'USD', amount: 2_376 });
      },
    });
    const form = await toDetails(shown);
    await type(form, 'DIWALI10');
    await form.findByText('− $249');
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $448' }));
    await userEvent.click(await form.findByRole('button', { name: 'Pay deposit $475' }));
    form.getByText('− $264');
    const sent = () => shown.http.calls.filter(({ path }) => path.endsWith('booking-session'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(JSON.parse(String(sent().at(-1)?.body))).toMatchObject({ amount: 2_376, depositAmount: 475 });
  });

  it('from a link is shown before anything is typed', async () => {
    window.history.replaceState(null, '', '?promo=DIWALI10');
    try {
      const shown = await panel(diwali);
      await chooseDate(shown, aDeparture());
      await waitFor(() => shown.getByText('Diwali greeting (DIWALI10)'));
      shown.getByText('$448');
    } finally {
      window.history.replaceState(null, '', '?');
    }
  });

  it('from a link that is refused is shown with the reason and stays in its field', async () => {
    window.history.replaceState(null, '', '?promo=OLD');
    try {
      const shown = await panel(new FakeProblem(409, 'leads.promo_ended', 'This code has ended.'));
      await chooseDate(shown, aDeparture());
      await shown.findByText('This code has ended.');
      const form = await toDetails(shown);
      expect(form.getByLabelText<HTMLInputElement>(/Promo code/).value).toBe('OLD');
    } finally {
      window.history.replaceState(null, '', '?');
    }
  });
});
