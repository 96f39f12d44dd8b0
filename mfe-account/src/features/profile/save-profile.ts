import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { refused } from '../../parts/refused';
import { profileLinks, profileTexts } from './profile-texts';

const { changeProfile, profile } = accountApi.endpoints;
const optional = [...profileTexts, ...profileLinks].map(({ name }) => name);

/** Saves a contributor's texts, unless the record has changed meanwhile. */
export const saveProfile: Action = async (app, form) => {
  const name = textOf(form, 'name');
  if (!name) return { ok: false, errors: { name: 'Please enter your name' } };
  const texts = Object.fromEntries(
    [...optional, 'about', 'mobile'].map((field) => [field, textOf(form, field)]),
  );
  try {
    const body = { ...texts, name, showContact: textOf(form, 'showContact') === 'on' };
    await app.send(changeProfile, { ifMatch: textOf(form, 'version'), body });
    await app.attempt(profile, undefined, { fresh: true });
    return { ok: true, keepsFields: true, toast: { title: 'Profile saved', tone: 'success' } };
  } catch (reason) {
    if (reason instanceof CallRefused && reason.code === 'identity.stale') return stale;
    return refused(reason, 'Profile not saved', 'Please try again later.');
  }
};

const stale = {
  ok: false,
  toast: {
    title: 'Profile not saved',
    description: 'It was changed elsewhere in the meantime. Copy what you wrote, then reload the page.',
    tone: 'destructive',
  },
} as const;
