import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

const { revokeOtherSessions, revokeSession, sessions } = accountApi.endpoints;

/** Signs one device out. */
export const endSession: Action = async (app, form) => {
  try {
    await endedAlready(app.send(revokeSession, { params: { sessionId: textOf(form, 'sessionId') } }));
    await app.attempt(sessions, undefined, { fresh: true });
    return { ok: true, toast: { title: 'Signed out there', tone: 'success' } };
  } catch (reason) {
    return refused(reason, 'Not signed out', { otherwise: 'Please try again later.' });
  }
};

/** The session may already have ended: by an earlier attempt whose response was lost, or by a sign-out on that device. */
async function endedAlready(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (reason) {
    if (!(reason instanceof CallRefused) || reason.code !== 'identity.session_not_found') throw reason;
  }
}

/** Signs out all other devices. */
export const endOtherSessions: Action = async (app) => {
  try {
    const { revoked } = await app.send(revokeOtherSessions, { body: {} });
    await app.attempt(sessions, undefined, { fresh: true });
    return { ok: true, toast: { title: endedWords(revoked), tone: 'success' } };
  } catch (reason) {
    return refused(reason, 'Not signed out', { otherwise: 'Please try again later.' });
  }
};

/** None are left if an earlier attempt, whose response was lost, has signed them out. */
function endedWords(revoked: number): string {
  if (revoked === 0) return 'No other device is signed in';
  return revoked === 1 ? 'One device signed out' : `${revoked} devices signed out`;
}
