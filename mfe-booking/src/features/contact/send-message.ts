import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { missing, phoneOf, sendLead } from '../../parts/send-lead';

/** A message to us. */
export const sendMessage: Action = async (app, form) => {
  const number = textOf(form, 'mobile');
  if (!number || (textOf(form, 'countryCode') === '' && !number.startsWith('+'))) {
    return missing('Missing Information', 'Please select a country code and enter your phone number.');
  }
  const lead = {
    type: 'contact' as const,
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
    mobile: phoneOf(form),
    message: textOf(form, 'message'),
  };
  const empty = Object.entries(lead).filter(([, value]) => !value);
  if (empty.length > 0) {
    return {
      ok: false,
      errors: Object.fromEntries(empty.map(([name]) => [name, 'This field is required.'])),
    };
  }
  return sendLead(app, form, lead, {
    success: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
    failure: { title: 'Failed to send message', description: 'Please try again later.' },
  });
};
