import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, ActionResult } from '@valam/mfe-kit/remote';
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
    if (reason instanceof CallRefused && reason.code === 'identity.link_invalid') return usedAlready;
    return refused(reason, 'Not deleted');
  }
};

/** An earlier attempt whose response was lost may have used the link. */
const usedAlready: ActionResult = {
  ok: false,
  toast: {
    title: 'This link no longer works',
    description:
      'If you have used it before, your data has been deleted. If not, ask for a new link on the privacy page.',
    tone: 'destructive',
  },
};
