import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';

/** Releases held seats before the hold expires. If the payment succeeded meanwhile, the seats stay booked. */
export const releaseSeats: Action = async (app, form) => {
  const id = textOf(form, 'sessionId');
  try {
    const { state } = await app.send(bookingApi.endpoints.releaseCheckout, { params: { id } });
    const redirect = `/booking/cancelled?session_id=${encodeURIComponent(id)}`;
    if (state !== 'expired') return { ok: true, redirect };
    return {
      ok: true,
      redirect,
      toast: { title: 'Your seats have been released', description: 'Nothing was charged.', tone: 'success' },
    };
  } catch (reason) {
    return refused(reason, 'We couldn’t release the seats');
  }
};
