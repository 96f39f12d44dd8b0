import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { profileLinks, profileTexts } from './profile-texts';

const { changeProfile, profile, profileNow } = accountApi.endpoints;
const optional = [...profileTexts, ...profileLinks].map(({ name }) => name);

/** Saves a contributor's texts, unless the record has changed in the meantime. */
export const saveProfile: Action = async (app, form) => {
  const name = textOf(form, 'name');
  if (!name) return { ok: false, errors: { name: 'Please enter your name' } };
  const texts = Object.fromEntries(
    [...optional, 'about', 'mobile'].map((field) => [field, textOf(form, field)]),
  );
  const body = { ...texts, name, showContact: textOf(form, 'showContact') === 'on' };
  try {
    await app.send(changeProfile, { ifMatch: textOf(form, 'version'), body });
  } catch (reason) {
    if (!(reason instanceof CallRefused) || reason.code !== 'identity.stale')
      return refused(reason, 'Profile not saved', { otherwise: 'Please try again later.' });
    if (!(await isSavedAlready(app, body))) return stale;
  }
  greetBy(name, app.shell);
  await app.attempt(profile, undefined, { fresh: true });
  return { ok: true, keepsFields: true, toast: { title: 'Profile saved', tone: 'success' } };
};

/** The pages know the name of a partner from the session. Staff have that of their account. */
function greetBy(fullName: string, shell: AppContext['shell']): void {
  const session = shell.session();
  if (session.status !== 'signed-in' || session.user.isStaff) return;
  shell.sessionChanged({ ...session, user: { ...session.user, fullName } });
}

/**
 * True if an earlier attempt whose response was lost has already saved these texts. Uses a separate cache entry, so that
 * the form's record keeps its version: with a newer one, the next attempt would overwrite changes made elsewhere.
 */
async function isSavedAlready(app: AppContext, sent: Readonly<Record<string, unknown>>): Promise<boolean> {
  const record: Readonly<Record<string, unknown>> =
    (await app.attempt(profileNow, undefined, { fresh: true })) ?? {};
  return Object.entries(sent).every(([field, value]) => (record[field] ?? '') === value);
}

const stale = {
  ok: false,
  toast: {
    title: 'Profile not saved',
    description: 'It was changed elsewhere in the meantime. Copy what you wrote, then reload the page.',
    tone: 'destructive',
  },
} as const;
