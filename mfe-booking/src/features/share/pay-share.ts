import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { toPayment } from '../../parts/to-payment';
import { fieldName, travellerAt } from '../../parts/traveller/travellers-of';

/** Opens the payment page for a companion's share. */
export const payShare: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    return toPayment(app, await app.send(bookingApi.endpoints.payShare, { params: { token } }));
  } catch (reason) {
    return refused(reason, 'The payment page could not be opened');
  }
};

/** Saves a companion's own traveler details. */
export const saveShareTraveller: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    const body = travellerAt(form, 0);
    await app.send(bookingApi.endpoints.saveShareTraveller, { params: { token }, body });
    await app.attempt(bookingApi.endpoints.share, { token }, { fresh: true });
    return {
      ok: true,
      redirect: `/booking/share/${token}#traveler`,
      toast: {
        title: 'Saved',
        description: 'You can change the details until the day before you travel.',
        tone: 'success',
      },
    };
  } catch (reason) {
    const result = refused(reason, 'Not saved');
    return { ...result, ...(!result.ok && { errors: ofTheForm(result.errors ?? {}) }) };
  }
};

/** Renames errors, because the only group of fields has the name of the first of several groups. */
const ofTheForm = (
  errors: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(errors).map(([path, words]) => [fieldName(0, path), words]));
