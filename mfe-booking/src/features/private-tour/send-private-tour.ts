import { emailError, textOf } from '@valam/mfe-kit/form';
import type { Action, AppContext } from '@valam/mfe-kit/remote';
import { hasCountry } from '../../parts/has-country';
import { missing, phoneOf, sendLead } from '../../parts/send-lead';
import { privateTourMessage } from './private-tour-words';

function leadOf(form: FormData) {
  const chosen = form.getAll('mainInterests').filter((value): value is string => typeof value === 'string');
  return {
    type: 'private_tour_inquiry' as const,
    name: textOf(form, 'name'),
    email: textOf(form, 'email') || null,
    mobile: phoneOf(form),
    mainInterests: chosen,
    message: privateTourMessage(textOf(form, 'groupSize'), chosen, textOf(form, 'specialRequests')),
  };
}

/** The message consists of the group size, the interests and the requests, of which only the requests can be too long. */
const inputs = { message: 'specialRequests' };

/** The validation shared by both forms. */
function errorsOf(form: FormData): Record<string, string> {
  const wrongEmail = emailError(textOf(form, 'email'));
  const checks: readonly (readonly [string, boolean, string])[] = [
    ['name', textOf(form, 'name').length >= 2, 'Please enter your full name'],
    ['email', !wrongEmail, wrongEmail ?? ''],
    ['countryCode', hasCountry(form), 'Please select a country code'],
    ['mobile', textOf(form, 'mobile').length >= 5, 'Please enter a valid mobile number'],
    ['groupSize', textOf(form, 'groupSize') !== '', 'Please select a group size'],
    ['mainInterests', form.has('mainInterests'), 'Please select at least one interest'],
  ];
  return Object.fromEntries(
    checks.filter(([, isRight]) => !isRight).map(([field, , words]) => [field, words]),
  );
}

/** Sends the dialog on a tour's page. */
export const sendPrivateTourFromTour: Action = async (app, form) => {
  const errors = errorsOf(form);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return sendLead(
    app,
    form,
    { ...leadOf(form), tourId: textOf(form, 'tourId') || null, tourTitle: textOf(form, 'tourTitle') },
    {
      success: { title: 'Inquiry Sent!', description: "We'll get back to you soon about your private tour." },
      failure: { title: 'Error', description: 'Failed to send inquiry. Please try again.' },
      inputs,
    },
  );
};

/** Sends the form on the page of private tours. */
export const sendPrivateTour: Action = async (app: AppContext, form) => {
  const needed = ['name', 'email', 'mobile', 'groupSize', 'mainInterests'];
  const errors = {
    ...errorsOf(form),
    ...(textOf(form, 'email') ? {} : { email: 'Please enter your email address' }),
  };
  if (!hasCountry(form) || needed.some((name) => textOf(form, name) === '')) {
    return missing('Missing fields', 'Please fill in all required fields.', errors);
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return sendLead(app, form, leadOf(form), {
    success: {
      title: 'Inquiry Sent Successfully!',
      description: "We'll contact you within 48 hours to design your perfect journey.",
    },
    failure: { title: 'Submission failed', description: 'Please try again later.' },
    inputs,
  });
};
