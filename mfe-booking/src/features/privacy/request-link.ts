import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { missing } from '../../parts/send-lead';

/** Requests the link to export or erase personal data. The response never reveals whether there is any. */
export const requestPrivacyLink: Action = async (app, form) => {
  const email = textOf(form, 'email');
  if (!email)
    return missing('Missing Information', 'Please provide your email address.', {
      email: 'Please enter your email address',
    });
  const endpoint =
    textOf(form, 'intent') === 'erase' ? bookingApi.endpoints.erasePerson : bookingApi.endpoints.exportPerson;
  try {
    await app.send(endpoint, { idempotencyKey: idempotencyKeyOf(form), body: { email } });
    return {
      ok: true,
      toast: {
        title: 'Check your inbox',
        description: 'If we hold data for this address, we’ve sent a link to it.',
        tone: 'success',
      },
    };
  } catch (reason) {
    if (reason instanceof CallRefused && reason.failure.status === 429)
      return {
        ok: false,
        toast: {
          title: 'Too many requests',
          description: 'Please try again in an hour.',
          tone: 'destructive',
        },
      };
    return refused(reason, 'Not sent');
  }
};
