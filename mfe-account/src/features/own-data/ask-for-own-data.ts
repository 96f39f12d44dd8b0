import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

/** Emails the signed-in user a link to export or to erase their data. */
export const askForOwnData: Action = async (app, form) => {
  const session = await app.session();
  if (session.status !== 'signed-in') return { ok: false, redirect: '/login' };
  const { exportPerson, erasePerson } = accountApi.endpoints;
  const wish = textOf(form, 'intent') === 'erase' ? erasePerson : exportPerson;
  try {
    await app.send(wish, { idempotencyKey: idempotencyKeyOf(form), body: { email: session.user.email } });
    return {
      ok: true,
      toast: {
        title: 'Check your inbox',
        description: `The link is on its way to ${session.user.email}.`,
        tone: 'success',
      },
    };
  } catch (reason) {
    return refused(reason, 'That did not work', { otherwise: 'Please try again later.' });
  }
};
