import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { refused } from '../../parts/refused';
import { missing } from '../../parts/send-lead';
import { toPayment } from '../../parts/to-payment';

/** Accepts a proposal and opens the payment page. */
export const acceptQuote: Action = async (app, form) => {
  if (!form.has('terms'))
    return missing('Missing Information', 'Please accept the terms and the cancellation policy.', {
      terms: 'Please accept them to continue.',
    });
  try {
    const page = await app.send(bookingApi.endpoints.acceptQuote, {
      params: { token: textOf(form, 'token') },
      body: {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        mobile: textOf(form, 'mobile'),
        payInFull: form.has('payInFull'),
      },
    });
    return toPayment(app, page);
  } catch (reason) {
    return refused(reason, 'We couldn’t accept the proposal');
  }
};
