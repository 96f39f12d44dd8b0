import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { refused } from '../../parts/refused';
import { toPayment } from '../../parts/to-payment';

/** Goes to the payment page for what is the balance. */
export const payBalance: Action = async (app, form) => {
  try {
    return toPayment(
      app,
      await app.send(bookingApi.endpoints.payBalance, { params: { token: textOf(form, 'token') } }),
    );
  } catch (reason) {
    return refused(reason, 'The payment page could not be opened');
  }
};
