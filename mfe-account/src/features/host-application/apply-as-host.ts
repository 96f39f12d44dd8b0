import { guardOf } from '@valam/contracts/shared/guard-fields';
import { idempotencyKeyOf, textOf, wrongFields } from '@valam/mfe-kit/form';
import { CallRefused } from '@valam/mfe-kit/api';
import type { Action, ActionResult } from '@valam/mfe-kit/remote';
import { hasDialCode, wholeNumber } from '@valam/ui/phone-field/country';
import { accountApi } from '../../api/account.api';

const failed: ActionResult = {
  ok: false,
  toast: {
    title: 'Submission Failed',
    description: 'Please try again or contact us directly.',
    tone: 'destructive',
  },
};

const needed = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  mobile: 'Mobile number is required',
};

/** Sends a host's application. */
export const applyAsHost: Action = async (app, form) => {
  const countryCode = textOf(form, 'countryCode');
  const errors = wrongFields(form, needed);
  if (!countryCode && !errors['mobile'] && !hasDialCode(textOf(form, 'mobile')))
    errors['countryCode'] = 'Please select a country code';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { referralCodeUsed, referredBy, sourceUrl } = app.shell.attribution();
  try {
    await app.send(accountApi.endpoints.applyAsHost, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        mobile: wholeNumber(countryCode, textOf(form, 'mobile')),
        heardAboutUs: textOf(form, 'heardAboutUs'),
        heardAboutUsDetails: textOf(form, 'heardAboutUsDetails'),
        message: textOf(form, 'message'),
        ...guardOf(form),
        referralCodeUsed,
        referredBy,
        sourceUrl,
      },
    });
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    return { ...failed, errors: reason.fields };
  }
  return {
    ok: true,
    toast: {
      title: 'Application Submitted!',
      description: "Thank you for your interest. We'll be in touch soon.",
      tone: 'success',
    },
  };
};
