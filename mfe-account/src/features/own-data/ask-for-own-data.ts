import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { refused } from '../../parts/refused';

/** Has the link mailed by which the signed-in person reads or erases what is held of them. */
export const askForOwnData: Action = async (app, form) => {
  const session = await app.session();
  if (session.status !== 'signed-in') return { ok: false, redirect: '/login' };
  const { exportPerson, erasePerson } = accountApi.endpoints;
  const wish = textOf(form, 'intent') === 'erase' ? erasePerson : exportPerson;
  try {
    await app.send(wish, { body: { email: session.user.email } });
    return {
      ok: true,
      toast: {
        title: 'Check your inbox',
        description: `The link is on its way to ${session.user.email}.`,
        tone: 'success',
      },
    };
  } catch (reason) {
    return refused(reason, 'That did not work', 'Please try again later.');
  }
};
