import { formatMoney, isZero, subtract } from '@valam/contracts/shared/money';
import { textOf, wrongFields } from '@valam/mfe-kit/form';
import { CallRefused } from '@valam/mfe-kit/api';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { manageAddress } from './manage-address';

/** Redeems a gift card against the balance of a booking. */
export const redeemGiftCard: Action = async (app, form) => {
  const errors = wrongFields(form, { giftCard: 'Please enter the code of the card' });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const token = textOf(form, 'token');
  try {
    const before = await app.query(bookingApi.endpoints.booking, { token }, { fresh: true });
    const { balance } = await app.send(bookingApi.endpoints.redeemGiftCards, {
      params: { token },
      body: { giftCards: [textOf(form, 'giftCard')] },
    });
    await app.attempt(bookingApi.endpoints.booking, { token }, { fresh: true });
    return {
      ok: true,
      redirect: `${manageAddress(token)}#payments`,
      toast: {
        title: `${formatMoney(subtract(before.balance, balance))} taken from your gift card`,
        description: isZero(balance)
          ? 'There is no balance left to pay.'
          : `${formatMoney(balance)} is left to pay.`,
        tone: 'success',
      },
    };
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    const { message } = reason.failure.problem;
    const result = refused(reason, 'The gift card');
    const isShape = 'giftCards.0' in reason.fields || 'giftCards' in reason.fields;
    const words = isShape ? 'A gift card’s code has 16 letters and digits.' : message;
    return { ...result, errors: { giftCard: words } };
  }
};
