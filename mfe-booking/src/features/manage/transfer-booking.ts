import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { hasCountry } from '../../parts/has-country';
import { missing, missingCountry, phoneOf } from '../../parts/send-lead';
import { toPayment } from '../../parts/to-payment';

const needed = ['firstName', 'lastName', 'email', 'mobile'] as const;

/** Submits the new lead traveler's details, and opens the payment page for the fee. */
export const transferBooking: Action = async (app, form) => {
  const empty = needed.filter((name) => textOf(form, name) === '');
  if (empty.length > 0)
    return missing(
      'Missing Information',
      'Please enter the person’s name, email address and phone.',
      Object.fromEntries(empty.map((name) => [name, 'This field is required.'])),
    );
  if (!hasCountry(form))
    return missing('Missing Information', missingCountry, { countryCode: missingCountry });
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
