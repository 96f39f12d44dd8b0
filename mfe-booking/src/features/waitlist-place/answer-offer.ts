import { isCurrency } from '@valam/contracts/shared/money';
import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { asMoney } from '../../parts/money-of';
import { toPayment } from '../../parts/to-payment';

/** Accepts the offered seats for the total that was shown, and opens the payment page. */
export const acceptOffer: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const currency = textOf(form, 'currency');
  const shown = { amountMinor: Number(textOf(form, 'shownMinor') || NaN), currency: textOf(form, 'shownIn') };
  try {
    const page = await app.send(bookingApi.endpoints.acceptOffer, {
      params: { token },
      body: {
        currency: isCurrency(currency) ? currency : app.shell.currency(),
        payInFull: form.has('payInFull'),
        expectedTotal: asMoney(shown),
      },
    });
    return toPayment(app, page);
  } catch (reason) {
    if (reason instanceof CallRefused && reason.code === 'leads.price_changed')
      return { ...refused(reason, 'The price has changed'), redirect: `/booking/waitlist/${token}` };
    return refused(reason, 'We couldn’t book the seats');
  }
};

/** Leaves the waitlist, or declines an offer, which then goes to the next entry. */
export const withdraw: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    await app.send(bookingApi.endpoints.withdraw, { params: { token } });
    return {
      ok: true,
      redirect: `/booking/waitlist/${token}`,
      toast: { title: 'You’ve left the waitlist', tone: 'success' },
    };
  } catch (reason) {
    return refused(reason, 'That did not work');
  }
};
