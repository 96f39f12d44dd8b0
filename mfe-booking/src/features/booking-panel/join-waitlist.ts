import { guardOf } from '@valam/contracts/shared/guard-fields';
import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf, wrongFields } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';

const needed = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
};

/** Shown as a toast, and instead of the form. */
export const joined = {
  title: 'You are on the waitlist',
  description: 'We’ve just emailed you your place on it and your private link.',
} as const;

/** Joins the waitlist of a sold-out date, with and without JavaScript. */
export const joinWaitlist: Action = async (app, form) => {
  const errors = wrongFields(form, needed);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const attribution = app.shell.attribution();
  try {
    await app.send(bookingApi.endpoints.joinWaitlist, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        dateId: textOf(form, 'dateId'),
        quantity: Number.parseInt(textOf(form, 'quantity'), 10) || 1,
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        ...guardOf(form),
        ...attribution,
        utm: attribution.utm ? { ...attribution.utm } : null,
      },
    });
    return { ok: true, toast: { ...joined, tone: 'success' } };
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    return {
      ok: false,
      errors: reason.fields,
      toast: { title: 'That did not work', description: reason.failure.problem.message, tone: 'destructive' },
    };
  }
};
