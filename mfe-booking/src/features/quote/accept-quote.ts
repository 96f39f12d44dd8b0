import { textOf, wrongFields } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { hasDialCode, wholeNumber } from '@valam/ui/phone-field/country';
import { bookingApi } from '../../api/booking.api';
import { missing } from '../../parts/send-lead';
import { toPayment } from '../../parts/to-payment';

const acceptTerms = 'Please accept the terms and the cancellation policy.';

const missingCode = 'Please begin with your country code, such as +47';

const needed = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
  mobile: 'Please enter your phone number',
};

/** Accepts a proposal and opens the payment page. */
export const acceptQuote: Action = async (app, form) => {
  const errors = wrongFields(form, needed);
  // Not of a repeat, whose details are not on the page: an earlier version accepted them.
  if (!form.has('isRepeat') && !hasDialCode(textOf(form, 'mobile'))) errors['mobile'] ??= missingCode;
  const areDetailsThere = Object.keys(errors).length === 0;
  if (!form.has('terms')) errors['terms'] = acceptTerms;
  if (Object.keys(errors).length > 0)
    return missing(
      'Missing Information',
      areDetailsThere ? acceptTerms : 'Please check the marked fields.',
      errors,
    );
  try {
    const page = await app.send(bookingApi.endpoints.acceptQuote, {
      params: { token: textOf(form, 'token') },
      body: {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        mobile: wholeNumber('', textOf(form, 'mobile')),
        payInFull: form.has('payInFull'),
      },
    });
    return toPayment(app, page);
  } catch (reason) {
    return refused(reason, 'We couldn’t accept the proposal');
  }
};
