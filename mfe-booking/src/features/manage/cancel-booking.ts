import { formatMoney } from '@valam/contracts/shared/money';
import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, ActionResult } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { asMoney, moneyOf } from '../../parts/money-of';
import { refundStateWords } from '../../parts/refund-words';
import { doingAddress, manageAddress } from './manage-address';

/** Cancels for exactly the refund that was shown. If the amount has changed, the new one is shown first. */
export const cancelBooking: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const expectedRefund = moneyOf(form);
  if (!expectedRefund) return { ok: false };
  try {
    const { refundState } = await app.send(bookingApi.endpoints.cancel, {
      params: { token },
      body: { expectedRefund },
    });
    return {
      ok: true,
      redirect: manageAddress(token),
      toast: {
        title: 'Your booking is cancelled',
        description: refundStateWords[refundState] ?? 'We’ve emailed you a confirmation.',
        tone: 'success',
      },
    };
  } catch (reason) {
    if (reason instanceof CallRefused && reason.code === 'leads.refund_changed')
      return changed(token, reason.failure.problem.details?.['refund']);
    return refused(reason, 'Not cancelled');
  }
};

function changed(token: string, details: unknown): ActionResult {
  const refund = asMoney(details);
  return {
    ok: false,
    redirect: doingAddress(token, 'cancel'),
    toast: {
      title: 'The refund has changed',
      description: refund
        ? `It is ${formatMoney(refund)} now. Nothing was cancelled; please review it again.`
        : 'Nothing was cancelled; please review it again.',
      tone: 'destructive',
    },
  };
}
