import { sharingMethods } from '@valam/contracts/identity/referral.schema';
import { guardOf } from '@valam/contracts/shared/guard-fields';
import { idempotencyKeyOf, textOf, wrongFields } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { wholeNumber } from '@valam/ui/phone-field/country';
import { accountApi } from '../../api/account.api';

const needed = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
};

/** Joins the referral program; the referral link is emailed. */
export const joinProgram: Action = async (app, form) => {
  const firstName = textOf(form, 'firstName');
  const lastName = textOf(form, 'lastName');
  const email = textOf(form, 'email');
  const errors = wrongFields(form, needed);
  if (!firstName || !lastName || !email) {
    return {
      ok: false,
      errors,
      toast: {
        title: 'Missing Information',
        description: 'Please fill in all required fields (First Name, Last Name, and Email).',
        tone: 'destructive',
      },
    };
  }
  if (errors['email']) return { ok: false, errors };
  const method = textOf(form, 'sharingMethod');
  const number = textOf(form, 'mobile');
  const { referralCodeUsed, referredBy, sourceUrl } = app.shell.attribution();
  try {
    await app.send(accountApi.endpoints.signUpForReferral, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        firstName,
        lastName,
        email,
        mobile: number ? wholeNumber(textOf(form, 'countryCode'), number) : null,
        sharingMethod: sharingMethods.find((known) => known === method) ?? null,
        motivation: textOf(form, 'motivation'),
        ...guardOf(form),
        referralCodeUsed,
        referredBy,
        sourceUrl,
      },
    });
  } catch (reason) {
    return refused(reason, 'Submission failed', { otherwise: 'Please try again later.', lost: null });
  }
  return {
    ok: true,
    toast: {
      title: 'Welcome to the Referral Program!',
      description:
        'Check your email for login credentials and your unique referral link. You can start earning immediately!',
      tone: 'success',
    },
  };
};
