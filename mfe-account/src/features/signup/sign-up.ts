import { contributingAreas } from '@valam/contracts/identity/contributor.schema';
import { passwordMinLength } from '@valam/contracts/identity/account.schema';
import { guardOf } from '@valam/contracts/shared/guard-fields';
import { emailError, idempotencyKeyOf, passwordOf, textOf, wrongFields } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, ActionResult } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

const wrong = (title: string, description: string, field: string): ActionResult => ({
  ok: false,
  errors: { [field]: description },
  toast: { title, description, tone: 'destructive' },
});

const needed = {
  fullName: 'Please enter your full name',
  email: 'Please enter your email address',
  password: 'Please choose a password',
};

/** Creates an account, pending verification and approval. */
export const signUp: Action = async (app, form) => {
  const fullName = textOf(form, 'fullName');
  const email = textOf(form, 'email');
  const password = passwordOf(form);
  const area = textOf(form, 'contributingArea');
  if (!fullName || !email || !password) {
    const refusal = wrong('Missing required fields', 'Please fill in name, email and password.', 'fullName');
    return { ...refusal, errors: wrongFields(form, needed) };
  }
  const wrongEmail = emailError(email);
  if (wrongEmail) return { ok: false, errors: { email: wrongEmail } };
  if (password.length < passwordMinLength) {
    return wrong('Password too short', 'Password must be at least 6 characters', 'password');
  }
  if (password !== passwordOf(form, 'confirmPassword')) {
    return wrong("Passwords don't match", 'Please type the same password twice.', 'confirmPassword');
  }
  const { referralCodeUsed, referredBy } = app.shell.attribution();
  try {
    await app.send(accountApi.endpoints.signUp, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        fullName,
        email,
        password,
        about: textOf(form, 'about'),
        contributingArea: contributingAreas.find((known) => known === area) ?? 'Host',
        profilePic: textOf(form, 'profilePic'),
        ...guardOf(form),
        referralCodeUsed,
        referredBy,
      },
    });
  } catch (reason) {
    return refused(reason, 'Signup failed', {
      otherwise: 'Please try again or contact us for help.',
      lost: null,
    });
  }
  return {
    ok: true,
    toast: {
      title: 'Account created successfully!',
      description: 'Please check your email to verify your account.',
      tone: 'success',
    },
    redirect: '/login',
    redirectAfterMs: 2_000,
  };
};
