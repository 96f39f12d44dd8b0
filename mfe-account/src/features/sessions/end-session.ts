import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { refused } from '../../parts/refused';

const { revokeOtherSessions, revokeSession, sessions } = accountApi.endpoints;

/** Signs one device out. */
export const endSession: Action = async (app, form) => {
  try {
    await app.send(revokeSession, { params: { sessionId: textOf(form, 'sessionId') } });
    await app.attempt(sessions, undefined, { fresh: true });
    return { ok: true, toast: { title: 'Signed out there', tone: 'success' } };
  } catch (reason) {
    return refused(reason, 'Not signed out', 'Please try again later.');
  }
};

/** Signs every device out but this one. */
export const endOtherSessions: Action = async (app) => {
  try {
    const { revoked } = await app.send(revokeOtherSessions, { body: {} });
    await app.attempt(sessions, undefined, { fresh: true });
    const title = revoked === 1 ? 'One device signed out' : `${revoked} devices signed out`;
    return { ok: true, toast: { title, tone: 'success' } };
  } catch (reason) {
    return refused(reason, 'Not signed out', 'Please try again later.');
  }
};
