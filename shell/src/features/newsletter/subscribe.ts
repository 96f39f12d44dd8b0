import { guardOf } from '@valam/contracts/shared/guard-fields';
import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { shellApi } from '../../api/shell.api';

/** Subscribes to the newsletter, with and without JavaScript. An empty form does nothing. */
export const subscribe: Action = async (app, form) => {
  const email = textOf(form, 'email');
  const name = textOf(form, 'name');
  if (!email || !name) return { ok: false };
  const { referredBy, referralCodeUsed, sourceUrl } = app.shell.attribution();
  try {
    await app.send(shellApi.endpoints.subscribe, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        email,
        name,
        referredBy,
        referralCodeUsed,
        sourceUrl,
        source: 'site',
        ...guardOf(form),
      },
    });
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    return {
      ok: false,
      errors: reason.fields,
      toast: { title: 'Subscription failed', description: 'Please try again later.', tone: 'destructive' },
    };
  }
  return {
    ok: true,
    toast: {
      title: `Welcome to ${app.shell.brand.name}!`,
      description:
        "You've successfully subscribed to our newsletter. Please confirm by the link in your mail.",
      tone: 'success',
    },
  };
};
