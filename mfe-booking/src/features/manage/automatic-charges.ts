import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { toPayment } from '../../parts/to-payment';
import { manageAddress } from './manage-address';

/** Opens the payment provider's page for saving a card; only with explicit consent. */
export const saveCard: Action = async (app, form) => {
  if (!form.has('consent'))
    return { ok: false, errors: { consent: 'Please check this box if you want your card to be charged' } };
  try {
    const params = { token: textOf(form, 'token') };
    return toPayment(app, await app.send(bookingApi.endpoints.saveCard, { params, body: { consent: true } }));
  } catch (reason) {
    return refused(reason, 'The page could not be opened');
  }
};

/** Stops automatic charges and deletes the card at the provider. */
export const withdrawCard: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    await app.send(bookingApi.endpoints.withdrawCard, { params: { token } });
    await app.attempt(bookingApi.endpoints.booking, { token }, { fresh: true });
    return {
      ok: true,
      redirect: `${manageAddress(token)}#plan`,
      toast: {
        title: 'Automatic charges are off',
        description: 'Your card is deleted. We send you a link for each installment.',
        tone: 'success',
      },
    };
  } catch (reason) {
    return refused(reason, 'Nothing was changed');
  }
};
