import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import type { accountApi } from '../api/account.api';

type LinkEndpoint = typeof accountApi.endpoints.forgotPassword;

/** The action of a form that requests an emailed link; the response is the same for every email address. */
export const askForLink =
  (endpoint: LinkEndpoint): Action =>
  async (app, form) => {
    try {
      const { message } = await app.send(endpoint, {
        idempotencyKey: idempotencyKeyOf(form),
        body: { email: textOf(form, 'email') },
      });
      return { ok: true, toast: { title: 'Check your inbox', description: message, tone: 'success' } };
    } catch (reason) {
      return refused(reason, 'That did not work', { otherwise: 'Please try again later.' });
    }
  };
