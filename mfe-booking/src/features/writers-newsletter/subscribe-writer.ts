import { guardOf } from '@valam/contracts/shared/guard-fields';
import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';

/** Subscribes to the newsletter at the bottom of Write for Us. An empty email address is ignored. */
export const subscribeWriter: Action = async (app, form) => {
  const email = textOf(form, 'email');
  if (!email) return { ok: false };
  const { referredBy, referralCodeUsed, sourceUrl } = app.shell.attribution();
  try {
    await app.send(bookingApi.endpoints.subscribe, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        email,
        source: 'write_for_us',
        ...guardOf(form),
        referredBy,
        referralCodeUsed,
        sourceUrl,
      },
    });
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    return {
      ok: false,
      errors: reason.fields,
      toast: {
        title: reason.failure.problem.message || 'Subscription failed',
        description: 'Please try again.',
        tone: 'destructive',
      },
    };
  }
  return {
    ok: true,
    toast: {
      title: 'Subscribed successfully!',
      description: 'Please confirm by the link in your mail.',
      tone: 'success',
    },
  };
};
