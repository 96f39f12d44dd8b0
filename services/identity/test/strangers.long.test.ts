import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as account from '@valam/contracts/identity/account.routes';
import * as auth from '@valam/contracts/identity/auth.routes';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import * as application from '@valam/contracts/identity/host-application.routes';
import * as privacy from '@valam/contracts/identity/privacy.routes';
import * as profile from '@valam/contracts/identity/profile.routes';
import { changeOwnProfile, getOwnProfile } from '@valam/contracts/identity/profile.rpc';
import * as referral from '@valam/contracts/identity/referral.routes';
import {
  drawOwnQr,
  exportOwnCommissions,
  getOwnReferral,
  getReferralStats,
  listOwnCommissions,
  listOwnPayouts,
  pictureOwnQr,
  readOwnPayout,
  setPayoutDetails,
} from '@valam/contracts/identity/referral.rpc';
import * as session from '@valam/contracts/identity/session.routes';
import { listSessions, revokeOtherSessions, revokeSession } from '@valam/contracts/identity/session.rpc';
import { changeEmail, changePassword } from '@valam/contracts/identity/account.rpc';
import * as totp from '@valam/contracts/identity/totp.routes';
import {
  beginTotp,
  confirmTotp,
  readTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@valam/contracts/identity/totp.rpc';
import { bookingCompleted } from '@valam/contracts/leads/booking.events';
import type { Route } from '@valam/contracts/shared/define';
import type { ProblemError } from '@valam/contracts/shared/problem';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { actions, nobody, refusalOf, startIdentity, visitor } from './kit/identity-service.js';
import { aBooking, standInForLeads } from './kit/leads-stand-in.js';
import { partnerActions, password } from './kit/partner-actions.js';

let service: TestService;
let leave: () => void;
let mine: { caller: Caller; code: string };
let stranger: Caller;
/** Ids of the owner's records that the stranger knows. */
let known: { sessionId: string; payoutId: string };

beforeAll(async () => {
  service = await startIdentity();
  leave = standInForLeads(service.nats);
  const does = actions(service);
  const partners = partnerActions(does);
  mine = await partners.aPartner('mine@example.org');
  stranger = (await partners.aPartner('stranger@example.org')).caller;
  const details = { method: 'paypal' as const, paypalEmail: 'mine@example.org' };
  await does.rpc.call(setPayoutDetails, { caller: mine.caller, details, currentPassword: password });
  service.clock.set('2027-03-01T06:00:00Z');
  const done = { state: 'completed' as const, at: '2027-01-02T06:00:00Z', capturedMinor: 2_000_00 };
  await service.receive(bookingCompleted, aBooking({ ...done, referralCode: mine.code }));
  await partners.untilLedger(mine.caller, [[240_00, 'approved']]);
  mine.caller = await does.callerOf({ email: 'mine@example.org', password });
  stranger = await does.callerOf({ email: 'stranger@example.org', password });
  const desk = await does.admin(await does.asOwner());
  const run = await desk.act('payouts', 'all', 'run');
  const [payout] = run.items as { id: string }[];
  known = { sessionId: String(mine.caller.sessionId), payoutId: String(payout?.id) };
});
afterAll(async () => {
  leave?.();
  await service?.stop();
});

/** A route that needs a session, with its call. */
interface Entry {
  readonly route: Route;
  readonly call: (caller: Caller) => Promise<unknown>;
  /**
   * The refusal for a stranger who names a record of another person; undefined if the call names no record.
   */
  readonly refusal?: 'forbidden' | 'not_found';
}

const of = (caller: Caller) => ({ caller });
const call = (...args: Parameters<TestService['rpc']['call']>) => service.rpc.call(...args);
const payPal = { method: 'paypal' as const, paypalEmail: 'stranger@example.org' };

const entries: readonly Entry[] = [
  {
    route: referral.getReferralStatsRoute,
    call: (caller) => call(getReferralStats, { caller, code: mine.code }),
    refusal: 'forbidden',
  },
  {
    route: referral.getOwnPayoutRoute,
    call: (caller) => call(readOwnPayout, { caller, payoutId: known.payoutId }),
    refusal: 'not_found',
  },
  {
    route: session.revokeSessionRoute,
    call: (caller) => call(revokeSession, { caller, sessionId: known.sessionId }),
    refusal: 'not_found',
  },
  { route: referral.getOwnReferralRoute, call: (caller) => call(getOwnReferral, of(caller)) },
  {
    route: referral.listOwnCommissionsRoute,
    call: (caller) => call(listOwnCommissions, { caller, page: 1, perPage: 100 }),
  },
  { route: referral.exportOwnCommissionsRoute, call: (caller) => call(exportOwnCommissions, of(caller)) },
  { route: referral.listOwnPayoutsRoute, call: (caller) => call(listOwnPayouts, of(caller)) },
  { route: referral.drawOwnQrRoute, call: (caller) => call(drawOwnQr, { caller, path: null }) },
  { route: referral.pictureOwnQrRoute, call: (caller) => call(pictureOwnQr, { caller, path: null }) },
  {
    route: referral.setPayoutDetailsRoute,
    call: (caller) => call(setPayoutDetails, { caller, details: payPal, currentPassword: password }),
  },
  { route: profile.getOwnProfileRoute, call: (caller) => call(getOwnProfile, of(caller)) },
  {
    route: profile.changeOwnProfileRoute,
    call: (caller) => call(changeOwnProfile, { caller, change: { about: 'Me.' }, version: null }),
  },
  { route: session.listSessionsRoute, call: (caller) => call(listSessions, of(caller)) },
  { route: session.revokeOtherSessionsRoute, call: (caller) => call(revokeOtherSessions, of(caller)) },
  {
    route: account.changeEmailRoute,
    call: (caller) =>
      call(changeEmail, { caller, email: 'elsewhere@example.org', currentPassword: 'a guess' }),
  },
  {
    route: account.changePasswordRoute,
    call: (caller) =>
      call(changePassword, {
        caller,
        currentPassword: 'a guess',
        password: 'a swim across the lake',
        visitor,
      }),
  },
  { route: totp.readTotpRoute, call: (caller) => call(readTotp, of(caller)) },
  { route: totp.beginTotpRoute, call: (caller) => call(beginTotp, { caller, currentPassword: password }) },
  { route: totp.confirmTotpRoute, call: (caller) => call(confirmTotp, { caller, code: '000000' }) },
  { route: totp.removeTotpRoute, call: (caller) => call(removeTotp, { caller, code: '000000' }) },
  {
    route: totp.renewRecoveryCodesRoute,
    call: (caller) => call(renewRecoveryCodes, { caller, code: '000000' }),
  },
];

/** Handled by the gateway itself, by the session cookie alone, or by catalog. */
const elsewhere: readonly Route[] = [auth.meRoute, auth.logoutRoute, profile.uploadOwnPhotoRoute];

const every = [account, auth, application, privacy, profile, referral, session, totp]
  .flatMap((module) => Object.values<Route>(module))
  .filter(({ access }) => access === 'session');

const cases = entries.map((entry) => [`${entry.route.method} ${entry.route.path}`, entry] as const);

describe('data of one person', () => {
  it('is listed here route by route, completely', () => {
    const tried = [...entries.map(({ route }) => route), ...elsewhere];
    expect(every.filter((route) => !tried.includes(route)).map(({ path }) => path)).toEqual([]);
  });

  it.each(cases)('requires a session: %s', async (_name, { call: make }) => {
    expect(await refusalOf(make(nobody))).toMatchObject({ kind: 'unauthenticated' });
  });

  it.each(cases)('is refused to a stranger: %s', async (_name, { call: make, refusal }) => {
    if (refusal) {
      expect(await refusalOf(make(stranger))).toMatchObject({ kind: refusal });
      return;
    }
    const answer = await make(stranger).catch((error: unknown) => error);
    // An internal error proves nothing.
    if (answer instanceof Error)
      expect(['internal', 'unavailable']).not.toContain((answer as ProblemError).problem.kind);
    const said = JSON.stringify(answer);
    for (const secret of [mine.code, 'mine@example.org', known.sessionId, known.payoutId])
      expect(said).not.toContain(secret);
  });

  it('is unaffected by the stranger’s changes to their own data', async () => {
    expect(await call(getOwnProfile, of(mine.caller))).toMatchObject({ about: null });
    expect(await call(getOwnReferral, of(mine.caller))).toMatchObject({
      payoutDetails: { masked: expect.not.stringContaining('stranger') },
    });
    const sessions = await service.rpc.call(listSessions, of(mine.caller));
    expect(sessions.map(({ id }) => id)).toContain(known.sessionId);
    expect(await call(readOwnPayout, { caller: mine.caller, payoutId: known.payoutId })).toMatchObject({
      amount: { amountMinor: 240_00 },
      items: [{ amount: { amountMinor: 240_00 }, state: 'in_payout' }],
    });
  });
});
