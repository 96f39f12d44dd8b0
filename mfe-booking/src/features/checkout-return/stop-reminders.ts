import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';

/** Stops reminders of unpaid bookings. */
export const stopReminders: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    await app.send(bookingApi.endpoints.stopCheckoutReminders, { params: { token } });
    return {
      ok: true,
      redirect: `/booking/reminders-off/${token}?done`,
      toast: { title: 'No more reminders', tone: 'success' },
    };
  } catch (reason) {
    return refused(reason, 'Your reminders are still on');
  }
};
