import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { toPayment } from '../../parts/to-payment';

const parts = ['all', 'installment', 'own'] as const;

/** Opens the payment page for the balance, its next installment, or the lead traveler's own part. */
export const payBalance: Action = async (app, form) => {
  try {
    return toPayment(
      app,
      await app.send(bookingApi.endpoints.payBalance, {
        params: { token: textOf(form, 'token') },
        body: { part: parts.find((part) => part === textOf(form, 'part')) ?? 'all' },
      }),
    );
  } catch (reason) {
    return refused(reason, 'The payment page could not be opened');
  }
};
