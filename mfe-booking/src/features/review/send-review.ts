import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { missing } from '../../parts/send-lead';

/** Sends the review of a past trip. */
export const sendReview: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const rating = Number(textOf(form, 'rating'));
  if (!(rating >= 1 && rating <= 5))
    return missing('Missing Information', 'Please choose a number from 1 to 5.', {
      rating: 'Please choose one.',
    });
  try {
    await app.send(bookingApi.endpoints.submitReview, {
      params: { token },
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        rating,
        text: textOf(form, 'text'),
        displayName: textOf(form, 'displayName') || null,
        country: textOf(form, 'country') || null,
      },
    });
    return {
      ok: true,
      redirect: `/booking/review/${token}`,
      toast: { title: 'Thank you', description: 'Your review has arrived.', tone: 'success' },
    };
  } catch (reason) {
    return refused(reason, 'Not sent');
  }
};
