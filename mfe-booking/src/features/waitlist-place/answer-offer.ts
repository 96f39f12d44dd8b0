import { isCurrency } from '@valam/contracts/shared/money';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { toPayment } from '../../parts/to-payment';

/** Accepts the offered seats and opens the payment page. */
export const acceptOffer: Action = async (app, form) => {
  const currency = textOf(form, 'currency');
  try {
    const page = await app.send(bookingApi.endpoints.acceptOffer, {
      params: { token: textOf(form, 'token') },
      body: {
        currency: isCurrency(currency) ? currency : app.shell.currency(),
        payInFull: form.has('payInFull'),
      },
    });
    return toPayment(app, page);
  } catch (reason) {
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
