import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import type { accountApi } from '../api/account.api';
import { refused } from './refused';

type LinkEndpoint = typeof accountApi.endpoints.forgotPassword;

/** The action of a form that requests a link by email; the response is the same for every email address. */
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
      return refused(reason, 'That did not work', 'Please try again later.');
    }
  };
