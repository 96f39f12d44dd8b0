import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { hasCountry } from '../has-country';
import { missingCountry, phoneOf, sendLead } from '../send-lead';

/** Sends an inquiry about a tour or a retreat, with and without JavaScript. */
export const sendInquiry: Action = async (app, form) => {
  // Only without JavaScript; otherwise the form is not sent.
  if (!hasCountry(form)) return { ok: false, errors: { countryCode: missingCountry } };
  return sendLead(
    app,
    form,
    {
      type: 'inquiry',
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      email: textOf(form, 'email'),
      mobile: phoneOf(form),
      tourTitle: textOf(form, 'tourTitle'),
      tourId: textOf(form, 'tourId') || null,
      quantity: Number.parseInt(textOf(form, 'quantity'), 10) || 1,
      message: textOf(form, 'message'),
    },
    {
      success: { title: 'Inquiry sent successfully!', description: "We'll get back to you within 24 hours." },
      failure: { title: 'Failed to send inquiry', description: 'Please try again or contact us directly.' },
    },
  );
};
