import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, ActionResult } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { moneyOf } from '../../parts/money-of';
import { manageAddress } from './manage-address';

/** Moves the booking to another date, for exactly the total that was shown. */
export const changeDate: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const dateId = textOf(form, 'dateId');
  try {
    const body = { dateId, expectedTotal: moneyOf(form) };
    await app.send(bookingApi.endpoints.changeDate, { params: { token }, body });
    return done(token, 'Your date is changed');
  } catch (reason) {
    return notDone(reason, `${manageAddress(token)}?do=change-date&to=${dateId}#change-date`);
  }
};

/** Changes the group size, for exactly the total that was shown. */
export const changeGroupSize: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const quantity = Number(textOf(form, 'quantity'));
  try {
    const body = { quantity, expectedTotal: moneyOf(form) };
    await app.send(bookingApi.endpoints.changeGroupSize, { params: { token }, body });
    return done(token, 'Your group is changed');
  } catch (reason) {
    return notDone(reason, `${manageAddress(token)}?do=group-size&quantity=${quantity}#group-size`);
  }
};

const done = (token: string, title: string): ActionResult => ({
  ok: true,
  redirect: manageAddress(token),
  toast: { title, description: 'We’ve emailed you a confirmation.', tone: 'success' },
});

/**
 * Redirects to the selection, so that a changed price is computed and shown again. Not after other failures: the page might not load
 * either, and input elsewhere on it would be lost.
 */
function notDone(reason: unknown, again: string): ActionResult {
  const isChanged = reason instanceof CallRefused && reason.code === 'leads.price_changed';
  const result = refused(reason, isChanged ? 'The price has changed' : 'Not changed');
  const isDecided = reason instanceof CallRefused && reason.failure.problem.kind === 'conflict';
  return isDecided ? { ...result, redirect: again } : result;
}
