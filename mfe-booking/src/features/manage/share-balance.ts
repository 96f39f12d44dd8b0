import type { Companion } from '@valam/contracts/leads/booking-shares.schema';
import { isCurrency, money, type Currency } from '@valam/contracts/shared/money';
import { typedAmount } from '@valam/contracts/shared/typed-amount';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, ActionResult, AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { atTheirGroups } from '../../parts/at-their-groups';
import { companionField } from './companion-field';
import { manageAddress } from './manage-address';

/** Invites the companions of all filled-in rows; empty rows are ignored. */
export const inviteCompanions: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const { companions, rows, errors } = companionsOf(form);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  try {
    await app.send(bookingApi.endpoints.inviteCompanions, { params: { token }, body: { companions } });
    const who = companions.map(({ name }) => name).join(', ');
    return await done(app, token, `Invited: ${who}`, 'Each gets a private link by email.');
  } catch (reason) {
    const result = refused(reason, 'Nobody was invited');
    return {
      ...result,
      ...(!result.ok && { errors: atTheirGroups(result.errors ?? {}, 'companions', rows) }),
    };
  }
};

/** Withdraws a share: the lead traveler pays it instead. */
export const withdrawShare: Action = async (app, form) => {
  const [token, id] = [textOf(form, 'token'), textOf(form, 'id')];
  try {
    await app.send(bookingApi.endpoints.withdrawShare, { params: { token, id } });
    return await done(app, token, 'The share is withdrawn', 'Its amount is yours to pay again.');
  } catch (reason) {
    return refused(reason, 'The share was not withdrawn');
  }
};

export const resendShare: Action = async (app, form) => {
  const [token, id] = [textOf(form, 'token'), textOf(form, 'id')];
  try {
    await app.send(bookingApi.endpoints.resendShare, { params: { token, id } });
    return await done(app, token, 'The invitation is sent again', 'It has the same private link.');
  } catch (reason) {
    return refused(reason, 'The invitation was not sent');
  }
};

async function done(
  app: AppContext,
  token: string,
  title: string,
  description: string,
): Promise<ActionResult> {
  await app.attempt(bookingApi.endpoints.booking, { token }, { fresh: true });
  return {
    ok: true,
    redirect: `${manageAddress(token)}#shares`,
    toast: { title, description, tone: 'success' },
  };
}

function companionsOf(form: FormData) {
  const count = Math.min(11, Number(textOf(form, 'count')) || 0);
  const given = textOf(form, 'currency');
  const currency: Currency = isCurrency(given) ? given : 'USD';
  const companions: Companion[] = [];
  const rows: number[] = [];
  const errors: Record<string, string> = {};
  for (let at = 0; at < count; at++) {
    const text = (name: 'name' | 'email' | 'amount') => textOf(form, companionField(at, name)).trim();
    if (!text('name') && !text('email') && !text('amount')) continue;
    const amountMinor = typedAmount(text('amount'));
    if (!text('name')) errors[companionField(at, 'name')] = 'Please enter the companion’s name.';
    if (!text('email')) errors[companionField(at, 'email')] = 'Please enter the companion’s email address.';
    if (text('amount') && amountMinor === null)
      errors[companionField(at, 'amount')] = 'Please enter an amount, such as 250 or 250.50.';
    rows.push(at);
    companions.push({
      name: text('name'),
      email: text('email'),
      ...(amountMinor === null ? {} : { amount: money(amountMinor, currency) }),
    });
  }
  if (companions.length === 0) errors[companionField(0, 'name')] = 'Please enter a companion’s name.';
  return { companions, rows, errors };
}
