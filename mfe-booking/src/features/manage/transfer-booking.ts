import { textOf, wrongFields } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { hasCountry } from '../../parts/has-country';
import { missing, missingCountry, phoneOf } from '../../parts/send-lead';
import { toPayment } from '../../parts/to-payment';

const needed = {
  firstName: 'Please enter the person’s first name',
  lastName: 'Please enter the person’s last name',
  email: 'Please enter the person’s email address',
  mobile: 'Please enter the person’s phone number',
};

/** Submits the new lead traveler's details, and opens the payment page for the fee. */
export const transferBooking: Action = async (app, form) => {
  const errors = {
    ...wrongFields(form, needed),
    ...(hasCountry(form) ? {} : { countryCode: missingCountry }),
  };
  if (Object.keys(needed).some((name) => textOf(form, name) === ''))
    return missing('Missing Information', 'Please enter the person’s name, email address and phone.', errors);
  if ('countryCode' in errors) return missing('Missing Information', missingCountry, errors);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  try {
    const page = await app.send(bookingApi.endpoints.transfer, {
      params: { token: textOf(form, 'token') },
      body: {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        mobile: phoneOf(form),
      },
    });
    return toPayment(app, page);
  } catch (reason) {
    return refused(reason, 'Not transferred');
  }
};
