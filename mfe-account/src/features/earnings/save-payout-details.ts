import { newDetailsRestDays } from '@valam/contracts/identity/payout.schema';
import { passwordOf, textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

const { ownReferral, setPayoutDetails } = accountApi.endpoints;

/** Saves the destination of a partner's payouts. */
export const savePayoutDetails: Action = async (app, form) => {
  const text = (name: string) => textOf(form, name);
  const currentPassword = passwordOf(form, 'currentPassword');
  if (!currentPassword)
    return { ok: false, errors: { currentPassword: 'Please enter your current password' } };
  const details =
    text('method') === 'bank'
      ? {
          method: 'bank' as const,
          accountHolder: text('accountHolder'),
          bankName: text('bankName'),
          country: text('country'),
          accountNumber: text('accountNumber'),
          bankCode: text('bankCode'),
          bankAddress: text('bankAddress'),
        }
      : { method: 'paypal' as const, paypalEmail: text('paypalEmail') };
  try {
    const before = await app.attempt(ownReferral, undefined);
    const saved = await app.send(setPayoutDetails, { body: { ...details, currentPassword } });
    await app.attempt(ownReferral, undefined, { fresh: true });
    const isSame = before?.payoutDetails?.updatedAt === saved.updatedAt;
    return {
      ok: true,
      toast: {
        title: 'Payout details saved',
        description: isSame
          ? 'They are the same as before, so nothing has changed.'
          : `We have emailed you about it. Payouts go there in ${newDetailsRestDays} days.`,
        tone: 'success',
      },
    };
  } catch (reason) {
    return refused(reason, 'Payout details not saved', { otherwise: 'Please try again later.' });
  }
};
