import { resetPassword } from '@valam/contracts/identity/account.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { listOwnCommissions, signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { visitor, type actions } from './identity-service.js';

export const password = 'a walk around the hill';
export const dayMs = 86_400_000;

/** Actions of partners that many tests use. */
export function partnerActions(does: ReturnType<typeof actions>) {
  /** Returns a partner who joined by the program's form and set a password. */
  async function aPartner(email: string) {
    const signup = { firstName: 'Maya', lastName: 'Lindqvist', email };
    await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
    const mail = await does.mailTo(email, 'referral-welcome');
    await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
    return { caller: await does.callerOf({ email, password }), code: String(mail.data.referralCode), mail };
  }

  /** The partner's lines, oldest first. */
  async function lines(caller: Caller) {
    const { items } = await does.rpc.call(listOwnCommissions, { caller, page: 1, perPage: 100 });
    return items.toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
  }

  const amountsAndStates = async (caller: Caller) =>
    (await lines(caller)).map((line) => [line.amount.amountMinor, line.state]);

  /** Waits until the ledger equals this. */
  const untilLedger = (caller: Caller, expected: [number, string][]) =>
    waitFor(async () => {
      const found = await amountsAndStates(caller);
      if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(JSON.stringify(found));
      return true;
    });

  return { aPartner, lines, amountsAndStates, untilLedger };
}
