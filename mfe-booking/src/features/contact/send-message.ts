import { textOf, wrongFields } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { hasCountry } from '../../parts/has-country';
import { missing, missingCountry, phoneOf, sendLead } from '../../parts/send-lead';

const needed = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
  mobile: 'Please enter your phone number',
  message: 'Please write a message',
};

/** Sends the contact form. */
export const sendMessage: Action = async (app, form) => {
  const errors = {
    ...wrongFields(form, needed),
    ...(hasCountry(form) ? {} : { countryCode: missingCountry }),
  };
  if ('mobile' in errors || 'countryCode' in errors) {
    const words = 'Please select a country code and enter your phone number.';
    return missing('Missing Information', words, errors);
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return sendLead(
    app,
    form,
    {
      type: 'contact',
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      email: textOf(form, 'email'),
      mobile: phoneOf(form),
      message: textOf(form, 'message'),
    },
    {
      success: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
      failure: { title: 'Failed to send message', description: 'Please try again later.' },
    },
  );
};
