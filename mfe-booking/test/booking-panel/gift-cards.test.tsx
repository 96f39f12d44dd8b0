import { describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDay } from '@valam/contracts/shared/days';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import {
  acceptTerms,
  aDeparture,
  bookingPanel,
  fillIn,
  sessionRoute,
  toDetails,
  type DetailsForm,
} from '../kit/booking-panel';
import { enter } from '../kit/enter';

const card = (amountMinor: number, currency = 'USD') => ({
  codeEnd: 'DDDD',
  balance: { amountMinor, currency },
  expiresOn: '2029-11-23',
});
const gift = {
  ...card(15_000),
  state: 'delivered',
  amount: { amountMinor: 20_000, currency: 'USD' },
  buyerName: 'Ben',
  recipientName: 'Asha',
  message: 'Go round the hill once for me.',
};

async function details(giftCard: unknown, answers: Record<string, unknown> = {}) {
  const shown = await bookingPanel([aDeparture()], { 'POST /api/gift-cards/balance': giftCard, ...answers });
  return { shown, form: await toDetails(shown) };
}

async function redeem(form: DetailsForm, code = 'aaaa-bbbb-cccc-dddd') {
  await userEvent.click(form.getByRole('button', { name: 'Have a gift card?' }));
  await enter(await form.findByLabelText(/Gift card/), code);
  await userEvent.click(form.getByRole('button', { name: 'Use gift card' }));
}

describe('a gift card in the panel', () => {
  it('is subtracted from the amount due today, not from the price', async () => {
    const { form } = await details(card(20_000));
    await redeem(form);
    await form.findByText('Gift card ending in DDDD');
    form.getByText('− $200');
    form.getByText('$498');
    form.getByRole('button', { name: 'Pay $298' });
  });

  it('leaves nothing to pay if it covers the deposit, until it is removed', async () => {
    const { form } = await details(card(100_000));
    await redeem(form);
    await form.findByRole('button', { name: 'Book with your gift card' });
    await userEvent.click(form.getByRole('button', { name: 'Remove the card DDDD' }));
    await form.findByRole('button', { name: 'Pay deposit $498' });
  });

  it('is checked once, even if Enter is pressed again while the check is in flight', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const { shown, form } = await details(() => new Promise((resolve) => (finish = resolve)));
    await userEvent.click(form.getByRole('button', { name: 'Have a gift card?' }));
    await enter(await form.findByLabelText(/Gift card/), 'aaaa-bbbb-cccc-dddd');
    await userEvent.keyboard('{Enter}');
    const asked = () => shown.http.calls.filter(({ path }) => path === '/api/gift-cards/balance');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await act(async () => finish(card(20_000)));
    await form.findByRole('button', { name: 'Pay $298' });
    expect(asked()).toHaveLength(1);
  });

  it('keeps the focus while its field is opened, used and removed', async () => {
    const { form } = await details(card(20_000));
    await userEvent.click(form.getByRole('button', { name: 'Have a gift card?' }));
    expect(document.activeElement).toBe(form.getByLabelText(/Gift card/));
    await userEvent.keyboard('aaaa-bbbb-cccc-dddd{Enter}');
    const another = await form.findByRole('button', { name: 'Use another gift card' });
    expect(document.activeElement).toBe(another);
    await userEvent.click(form.getByRole('button', { name: /^Remove the card/ }));
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Have a gift card?' }));
  });

  it('is refused with an explanation if it is in another currency', async () => {
    const { form } = await details(card(20_000, 'EUR'));
    await redeem(form);
    await form.findByText(/This gift card is in EUR/);
  });

  it('is refused before payment if it has expired', async () => {
    const { form } = await details({ ...card(20_000), expiresOn: '2026-01-31' });
    await redeem(form);
    await form.findByText(`This gift card was valid through ${formatDay('2026-01-31')}.`);
  });

  it('is accepted if the service says that it is valid, even if the clock of the browser is wrong', async () => {
    const { form } = await details({ ...card(20_000), expiresOn: '2026-01-31', isExpired: false });
    await redeem(form);
    await form.findByRole('button', { name: 'Pay $298' });
  });

  it('is refused with an explanation if it is unknown, which is announced', async () => {
    const words = 'We don’t recognize this gift card.';
    const { form } = await details(new FakeProblem(404, 'leads.gift_card_unknown', words));
    await redeem(form);
    expect((await form.findByRole('alert')).textContent).toBe(words);
  });

  it('is asked for if the field is empty', async () => {
    const { form } = await details(card(20_000));
    await userEvent.click(form.getByRole('button', { name: 'Have a gift card?' }));
    await userEvent.click(form.getByRole('button', { name: 'Use gift card' }));
    await form.findByText('Please enter the code of the gift card.');
  });

  it.each([
    ['the connection is lost', new TypeError('offline'), 'Check your connection and use it again.'],
    ['the service is away', new FakeProblem(503, 'unavailable'), 'Please wait a moment and use it again.'],
    ['it was checked too often', new FakeProblem(429, 'limit'), 'Please wait a moment and use it again.'],
  ])('blocks the payment if it could not be checked, because %s', async (_why, failure, next) => {
    const { shown, form } = await details(() => {
      if (failure instanceof Error) throw failure;
      return failure;
    });
    await redeem(form);
    await form.findByText(`We couldn’t check this gift card. ${next}`);
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $498' }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/Gift card/)));
    expect(form.getByLabelText<HTMLInputElement>(/Gift card/).value).toBe('aaaa-bbbb-cccc-dddd');
    expect(shown.http.calls.some(({ path }) => path.endsWith('booking-session'))).toBe(false);
  });

  it('is sent with the amount that it was shown to cover', async () => {
    const { shown, form } = await details(card(20_000), {
      [sessionRoute]: new FakeProblem(409, 'leads.gift_card_changed', 'What is left has changed.'),
    });
    await redeem(form);
    await form.findByText('− $200');
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay $298' }));
    await waitFor(() =>
      expect(shown.http.calls.some(({ path }) => path.endsWith('booking-session'))).toBe(true),
    );
    const sent = shown.http.calls.find(({ path }) => path.endsWith('booking-session'));
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      amount: 2_490,
      depositAmount: 498,
      giftCards: ['AAAABBBBCCCCDDDD'],
      giftCardAmount: 200,
    });
    await shown.findByText('What is left has changed.');
    await form.findByRole('button', { name: 'Pay deposit $498' });
  });
});

describe('the pages of gift cards', () => {
  it('shows a picture of the gift card while it is being bought', async () => {
    const shown = await renderRemotePage(booking, '/gift-cards');
    const figure = within(shown.getByRole('figure', { name: 'Gift card' }));
    figure.getByText('$100');
    await userEvent.click(shown.getByRole('button', { name: '$250' }));
    figure.getByText('$250');
    await enter(shown.getByLabelText('Recipient’s name'), 'Asha');
    figure.getByText(/For Asha/);
    shown.getByRole('form', { name: 'Check a gift card' });
  });

  it.each([
    ['$150 left', card(15_000)],
    ['Nothing is available on this card now', card(0)],
    ['This gift card has expired', { ...card(15_000), expiresOn: '2020-01-01' }],
    ['This gift card has expired', { ...card(15_000), expiresOn: '2099-01-01', isExpired: true }],
  ])('shows the result “%s” permanently below the form', async (title, answer) => {
    const shown = await renderRemotePage(booking, '/gift-cards', {
      answers: { 'POST /api/gift-cards/balance': answer },
    });
    const form = within(shown.getByRole('form', { name: 'Check a gift card' }));
    await enter(form.getByLabelText('Gift card code'), 'AAAA-BBBB-CCCC-DDDD');
    await userEvent.click(form.getByRole('button', { name: 'Check balance' }));
    await form.findByText(title);
  });

  it.each([
    ['This card was valid through Jan 01, 2020 and can no longer be used.', { expiresOn: '2020-01-01' }],
    [
      'This card was valid through Jan 01, 2099 and can no longer be used.',
      { expiresOn: '2099-01-01', isExpired: true },
    ],
    [
      'Nothing is available on this card now: it was used, or is reserved for a booking that is not paid yet.',
      { balance: { amountMinor: 0, currency: 'USD' } },
    ],
    ['This card cannot be used at the moment. Please write to us.', { state: 'blocked' }],
    [
      'What was left on this card was refunded to the person who bought it. The card can no longer be used.',
      { state: 'refunded', balance: { amountMinor: 0, currency: 'USD' } },
    ],
  ])('shows “%s” without a link to journeys', async (sentence, change) => {
    const shown = await renderRemotePage(booking, '/gift-cards/a-token', {
      answers: { 'GET /api/gift-cards/a-token': { ...gift, ...change } },
    });
    shown.getByText(sentence);
    expect(shown.queryByRole('link', { name: 'Choose a journey' })).toBeNull();
  });

  describe('whose payment is not confirmed yet', () => {
    const open = {
      payment: 'open',
      amount: gift.amount,
      recipientName: 'Asha',
      deliverOn: null,
      isDelivered: false,
      url: 'https://pay.example/1',
    };
    const comeBack = (address: string) =>
      renderRemotePage(booking, `/gift-cards?session_id=g1${address}`, {
        answers: { 'GET /api/gift-cards/session/g1': open },
      });

    it('does not ask a buyer who comes back from paying to pay again', async () => {
      const shown = await comeBack('&return=paid');
      await shown.findByText('Waiting for your payment to be confirmed');
      expect(shown.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
    });

    it('offers the payment page to a buyer who left it', async () => {
      const shown = await comeBack('');
      await shown.findByText('You haven’t paid yet');
      shown.getByRole('link', { name: 'Continue to payment' });
    });
  });

  it('shows a gift card with its message and its balance', async () => {
    const shown = await renderRemotePage(booking, '/gift-cards/a-token', {
      answers: {
        'GET /api/gift-cards/a-token': gift,
      },
    });
    within(shown.getByRole('figure', { name: 'Gift card' })).getByText('$200');
    shown.getByText('$150');
    shown.getByText('Go round the hill once for me.');
    shown.getByText('In the email; it ends in DDDD');
  });
});
