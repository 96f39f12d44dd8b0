import { formatMoney } from '@valam/contracts/shared/money';
import { formatDay } from '@valam/contracts/shared/days';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { manageAddress } from './manage-address';

/** Splits the balance into the chosen number of installments. */
export const startPlan: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const installments = Number(textOf(form, 'installments'));
  if (!Number.isInteger(installments) || installments === 0)
    return { ok: false, errors: { installments: 'Please choose a number of installments' } };
  try {
    const { plan } = await app.send(bookingApi.endpoints.startPlan, {
      params: { token },
      body: { installments },
    });
    await app.attempt(bookingApi.endpoints.booking, { token }, { fresh: true });
    const next = plan?.next;
    return {
      ok: true,
      redirect: `${manageAddress(token)}#plan`,
      toast: {
        title: `You pay in ${installments} installments`,
        description: next
          ? `The first, ${formatMoney(next.open)}, is due by ${formatDay(next.dueOn)}.`
          : 'There is nothing to pay today.',
        tone: 'success',
      },
    };
  } catch (reason) {
    return refused(reason, 'The plan was not started');
  }
};

/** Ends the plan: the balance is due in one payment on its date again. */
export const leavePlan: Action = async (app, form) => {
  const token = textOf(form, 'token');
  try {
    const { balance } = await app.send(bookingApi.endpoints.leavePlan, { params: { token } });
    await app.attempt(bookingApi.endpoints.booking, { token }, { fresh: true });
    return {
      ok: true,
      redirect: `${manageAddress(token)}#plan`,
      toast: {
        title: 'You have left the plan',
        description: `The balance of ${formatMoney(balance)} is due on its date.`,
        tone: 'success',
      },
    };
  } catch (reason) {
    return refused(reason, 'The plan was not changed');
  }
};
