import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { shellApi } from '../../api/shell.api';

/** Sends the plain inquiry form that replaces booking while the booking remote is unavailable. */
export const sendPlainInquiry: Action = async (app, form) => {
  const { utm, ...attribution } = app.shell.attribution();
  try {
    await app.send(shellApi.endpoints.createLead, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        ...attribution,
        utm: utm && { ...utm },
        type: 'inquiry',
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        mobile: textOf(form, 'mobile'),
        tourTitle: textOf(form, 'tourTitle'),
        tourId: textOf(form, 'tourId') || null,
        message: textOf(form, 'message'),
        quantity: 1,
      },
    });
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    return {
      ok: false,
      errors: reason.fields,
      toast: {
        title: 'Failed to send inquiry',
        description: 'Please try again or contact us directly.',
        tone: 'destructive',
      },
    };
  }
  return {
    ok: true,
    toast: {
      title: 'Inquiry sent successfully!',
      description: "We'll get back to you within 24 hours.",
      tone: 'success',
    },
  };
};
