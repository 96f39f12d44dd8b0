import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { missing } from '../../parts/send-lead';

/** Erases the data of the person to whom the link belongs. */
export const erasePerson: Action = async (app, form) => {
  if (!form.has('sure'))
    return missing('Nothing was deleted', 'Please confirm that you’re sure.', {
      sure: 'Please confirm it.',
    });
  try {
    const { message } = await app.send(bookingApi.endpoints.erasePerson, {
      body: { token: textOf(form, 'token') },
    });
    return {
      ok: true,
      redirect: '/privacy_policy',
      toast: { title: 'Your data has been deleted', description: message, tone: 'success' },
    };
  } catch (reason) {
    return refused(reason, 'Not deleted');
  }
};
