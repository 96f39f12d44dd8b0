import 'reflect-metadata';
import { identityAuditRecorded } from '@valam/contracts/identity/audit.events';
import { login } from '@valam/contracts/identity/auth.rpc';
import { signUp, verifyEmail } from '@valam/contracts/identity/account.rpc';
import type { Caller, Visitor } from '@valam/contracts/identity/auth.schema';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { ProblemError, type Problem } from '@valam/contracts/shared/problem';
import type { Env } from '@valam/service-kit/config/read-config';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import type { TestDatabase } from '@valam/service-kit/testing/test-database';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { identity } from '../../src/identity.service.js';

export const owner = { email: 'owner@valam.example', password: 'the owner of it all' };

export const visitor = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };
export const nobody: Caller = { userId: null, role: null, sessionId: null, contributorId: null, email: null };

export function startIdentity(env: Env = {}, database?: TestDatabase): Promise<TestService> {
  return startTestService({
    ...identity,
    env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, ...env },
    ...(database ? { database } : {}),
  });
}

/** The refusal of a call. */
export async function refusalOf(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  throw new Error('The call was not refused');
}

/** Actions on the service that many tests use. */
export function actions(service: TestService) {
  const { rpc } = service;

  async function mails(to: string, template?: string) {
    const events = await service.emittedEvents(mailRequested);
    return events
      .map((event) => event.payload)
      .filter((mail) => mail.to === to && (!template || mail.template === template));
  }

  /** The newest email of a template to an address, once there are `count` of them. */
  function mailTo(to: string, template: string, count = 1) {
    return waitFor(async () => {
      const found = await mails(to, template);
      return found.length >= count ? found.at(-1) : null;
    });
  }

  /**
   * Waits until audit entries, which are sent as events, are in the log: those of identity, or the given
   * ones.
   */
  async function logged(ids?: readonly string[]): Promise<void> {
    const sent = ids ?? (await service.emittedEvents(identityAuditRecorded)).map(({ id }) => id);
    await waitFor(async () => {
      const rows = await service.dataSource.query<unknown[]>(
        'select 1 from audit_entry where id = any ($1::uuid[])',
        [sent],
      );
      return rows.length === sent.length;
    });
  }

  async function signIn(
    credentials: { email: string; password: string; totp?: string },
    from: Visitor = visitor,
  ) {
    const opened = await rpc.call(login, { credentials, visitor: from });
    if ('totpRequired' in opened) throw new Error('A code is wanted');
    return opened;
  }

  async function callerOf(credentials: { email: string; password: string }): Promise<Caller> {
    const { readSession } = await import('@valam/contracts/identity/auth.rpc');
    const { token } = await signIn(credentials);
    const session = await rpc.call(readSession, { token });
    if (!session) throw new Error('No session');
    return session.caller;
  }

  const asOwner = (): Promise<Caller> => callerOf(owner);

  async function signUpAs(
    email: string,
    password = 'a walk around the hill',
    over: Record<string, unknown> = {},
  ) {
    const signup = { fullName: 'Asha Menon', email, password, contributingArea: 'Host' as const, ...over };
    return rpc.call(signUp, { signup, visitor, idempotencyKey: null });
  }

  function tokenIn(mail: { data: Record<string, unknown> }, field: string): string {
    return String(mail.data[field]).split('/').at(-1) ?? '';
  }

  async function verify(email: string): Promise<void> {
    const mail = await mailTo(email, 'verify-email');
    await rpc.call(verifyEmail, { token: tokenIn(mail, 'verifyUrl') });
  }

  async function admin(caller: Caller) {
    const rpcs = adminRpcs.identity;
    return {
      list: (entity: string, filters: Record<string, string> = {}, q?: string) =>
        rpc.call(rpcs.list, {
          caller,
          entity,
          query: { page: 1, perPage: 100, order: 'desc', ...(q ? { q } : {}) },
          filters,
        }),
      get: (entity: string, id: string) => rpc.call(rpcs.get, { caller, entity, id }),
      create: (entity: string, values: Record<string, unknown>) =>
        rpc.call(rpcs.create, { caller, entity, values }),
      update: (entity: string, id: string, version: number, values: Record<string, unknown>) =>
        rpc.call(rpcs.update, { caller, entity, id, version, values }),
      act: (entity: string, id: string, action: string, values: Record<string, unknown> = {}) =>
        rpc.call(rpcs.act, { caller, entity, id, action, values }),
    };
  }

  /** Returns a contributor who has signed up, verified the address and been approved. */
  async function aContributor(
    email: string,
    password = 'a walk around the hill',
    over: Record<string, unknown> = {},
  ) {
    await signUpAs(email, password, over);
    await verify(email);
    const desk = await admin(await asOwner());
    const { items } = await desk.list('contributors', {}, email);
    const id = String(items[0]?.id);
    await desk.act('contributors', id, 'approve');
    return {
      id,
      caller: await callerOf({ email, password }),
      code: String((await desk.get('contributors', id)).referralCode),
    };
  }

  return {
    rpc,
    mails,
    mailTo,
    logged,
    signIn,
    callerOf,
    asOwner,
    signUpAs,
    verify,
    tokenIn,
    admin,
    aContributor,
  };
}
