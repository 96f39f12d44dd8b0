import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';

/** Sends an inquiry about a tour; with and without scripts. */
export const sendInquiry: Action = async (app, form) => {
  const { referralCodeUsed, referredBy, sourceUrl, firstPage, utm } = app.shell.attribution();
  try {
    await app.send(bookingApi.endpoints.createLead, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        type: 'inquiry',
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        mobile: textOf(form, 'countryCode') + textOf(form, 'mobile'),
        tourTitle: textOf(form, 'tourTitle'),
        tourId: textOf(form, 'tourId') || null,
        quantity: Number.parseInt(textOf(form, 'quantity'), 10) || 1,
        message: textOf(form, 'message'),
        website: textOf(form, 'website'),
        referralCodeUsed,
        referredBy,
        sourceUrl,
        firstPage,
        utm: utm ? { ...utm } : null,
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
