import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, ActionResult } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';

/**
 * Confirms a newsletter subscription (double opt-in). A POST, so that an email scanner that opens the page does not confirm it.
 */
export const confirmNewsletter: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    await app.send(bookingApi.endpoints.confirmNewsletter, { params: { token } });
    return done(`/newsletter/confirm/${token}`, 'Your subscription is confirmed');
  } catch (reason) {
    return refused(reason, 'Not confirmed');
  }
};

/** Unsubscribes from the newsletter. */
export const leaveNewsletter: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    await app.send(bookingApi.endpoints.unsubscribe, { params: { token } });
    return done(`/newsletter/unsubscribe/${token}`, 'You are unsubscribed');
  } catch (reason) {
    return refused(reason, 'Not unsubscribed');
  }
};

const done = (page: string, title: string): ActionResult => ({
  ok: true,
  redirect: `${page}?done`,
  toast: { title, tone: 'success' },
});
