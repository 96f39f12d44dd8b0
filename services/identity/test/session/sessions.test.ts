import { describe, expect, it } from '@jest/globals';
import { login, logout, readSession } from '@valam/contracts/identity/auth.rpc';
import { contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { listSessions, revokeOtherSessions, revokeSession } from '@valam/contracts/identity/session.rpc';
import { TidyAccounts } from '../../src/account/tidy-accounts.js';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

const password = 'a walk around the hill';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

describe('signing in', () => {
  it('has the same response for a wrong password and an unknown address', async () => {
    const from = { ...visitor, address: '203.0.113.50' };
    const wrong = { email: owner.email, password: 'not this one' };
    const unknown = { email: 'no.such@example.org', password: 'not this one' };
    const [a, b] = [await refusalOf(does.signIn(wrong, from)), await refusalOf(does.signIn(unknown, from))];
    expect(a).toEqual(b);
    expect(a).toMatchObject({ kind: 'unauthenticated', message: 'Invalid email or password.' });
  });

  it('takes the same time for an unknown address and a wrong password', async () => {
    const timeOf = async (email: string, address: string): Promise<number> => {
      const start = performance.now();
      await refusalOf(
        does.rpc.call(login, {
          credentials: { email, password: 'guess' },
          visitor: { address, userAgent: null },
        }),
      );
      return performance.now() - start;
    };
    await does.aContributor('timing@example.org');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 40; n++) {
      known.push(await timeOf('timing@example.org', `198.51.100.${n}`));
      unknown.push(await timeOf(`unknown-${n}@example.org`, `198.51.101.${n}`));
    }
    // The fastest quarter, because other load on the machine only makes calls slower.
    const usual = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
    const ratio = usual(known) / usual(unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it('is refused after some failed attempts, even with the correct password, and successes are not counted', async () => {
    const email = 'guessed@example.org';
    await does.aContributor(email);
    const from = { ...visitor, address: '203.0.113.99' };
    for (let n = 0; n < 12; n++) await does.signIn({ email, password }, from);
    for (let n = 0; n < 10; n++) {
      expect(await refusalOf(does.signIn({ email, password: 'guess' }, from))).toMatchObject({
        code: 'identity.login_refused',
      });
    }
    const refused = await refusalOf(does.signIn({ email, password }, from));
    expect(refused).toMatchObject({ code: 'identity.too_many_tries', kind: 'rate_limited' });
    expect(Number(refused.details?.retryAfterSeconds)).toBeGreaterThan(0);
    await does.signIn({ email, password }, { ...visitor, address: '203.0.113.100' });
  });
});

describe('a session', () => {
  it('is identified only by its token, which is stored as a hash', async () => {
    const { token } = await does.signIn(owner);
    expect(
      await service.dataSource.query('select 1 from session where token_hash = $1', [token]),
    ).toHaveLength(0);
    const session = await does.rpc.call(readSession, { token });
    expect(session).toMatchObject({
      user: { email: owner.email, role: 'owner', isStaff: true, mustSetTotp: false },
    });
    await does.rpc.call(logout, { token });
    expect(await does.rpc.call(readSession, { token })).toBeNull();
  });

  it('gets new tokens at every sign-in', async () => {
    const [one, two] = [await does.signIn(owner), await does.signIn(owner)];
    expect(one.token).not.toBe(two.token);
    expect(one.csrfToken).not.toBe(two.csrfToken);
  });

  it('is listed for its owner, who alone can end it remotely', async () => {
    const { caller } = await does.aContributor('sessions@example.org');
    const { token } = await does.signIn({ email: 'sessions@example.org', password });
    const mine = await does.rpc.call(listSessions, { caller });
    expect(mine.filter((session) => session.isCurrent)).toHaveLength(1);
    expect(mine[0]?.device).toBe('Firefox on Linux');
    const other = mine.find((session) => !session.isCurrent);

    const stranger = await does.asOwner();
    expect(
      await refusalOf(does.rpc.call(revokeSession, { caller: stranger, sessionId: String(other?.id) })),
    ).toMatchObject({ code: 'identity.session_not_found' });
    await does.rpc.call(revokeSession, { caller, sessionId: String(other?.id) });
    expect(await does.rpc.call(readSession, { token })).toBeNull();
    await does.signIn({ email: 'sessions@example.org', password });
    expect(await does.rpc.call(revokeOtherSessions, { caller })).toMatchObject({ revoked: 1 });
  });

  it('ends with the suspension of its person, who learns the reason at sign-in', async () => {
    const { id } = await does.aContributor('suspended@example.org');
    const { token } = await does.signIn({ email: 'suspended@example.org', password });
    const desk = await does.admin(await does.asOwner());
    expect(await refusalOf(desk.act('contributors', id, 'suspend'))).toMatchObject({
      code: 'admin.reason_missing',
    });
    await desk.act('contributors', id, 'suspend', { reason: 'Complaints' });
    expect(await does.rpc.call(readSession, { token })).toBeNull();
    expect(await refusalOf(does.signIn({ email: 'suspended@example.org', password }))).toMatchObject({
      code: 'identity.suspended',
    });
    const withdrawn = await service.publishedEvents(contributorWithdrawn);
    expect(withdrawn.at(-1)?.payload.id).toBe(id);
  });
});

describe('an idle session', () => {
  const pass = (ms: number): void => void service.clock.advance(ms);
  const read = (token: string) => does.rpc.call(readSession, { token });
  const seenAt = async (token: string): Promise<Date> => {
    const [row] = await service.dataSource.query<{ seen_at: Date }[]>(
      "select seen_at from session where token_hash = encode(sha256($1::text::bytea), 'hex')",
      [token],
    );
    if (!row) throw new Error('The session is gone');
    return row.seen_at;
  };

  it('ends for staff after two hours, and lasts twelve while it is used', async () => {
    const [left, used] = [await does.signIn(owner), await does.signIn(owner)];
    for (let hours = 1; hours < 12; hours++) {
      pass(hourMs);
      expect(await read(used.token)).toMatchObject({ caller: { role: 'owner' } });
      if (hours === 1) continue;
      expect(await read(left.token)).toBeNull();
    }
    pass(hourMs);
    expect(await read(used.token)).toBeNull();
  });

  it('ends for partners after two weeks, and lasts thirty days while it is used', async () => {
    const credentials = { email: 'rest@example.org', password };
    const { caller } = await does.aContributor(credentials.email);
    const [left, used] = [await does.signIn(credentials), await does.signIn(credentials)];
    pass(13 * dayMs);
    expect(await read(used.token)).not.toBeNull();
    pass(dayMs);
    expect(await read(left.token)).toBeNull();
    expect(await read(used.token)).not.toBeNull();

    const [only, ...others] = await does.rpc.call(listSessions, { caller });
    expect(others).toEqual([]);
    expect(new Date(String(only?.expiresAt)).getTime()).toBe(service.clock.now().getTime() + 14 * dayMs);
    pass(13 * dayMs);
    expect(await read(used.token)).not.toBeNull();
    pass(3 * dayMs);
    expect(await read(used.token)).toBeNull();
  });

  it('has its last use recorded every five minutes, not on every call', async () => {
    const { token } = await does.signIn(owner);
    const began = await seenAt(token);
    pass(4 * minuteMs);
    await read(token);
    expect(await seenAt(token)).toEqual(began);
    pass(minuteMs);
    await read(token);
    expect(await seenAt(token)).toEqual(service.clock.now());
  });

  it('is deleted, unlike others', async () => {
    const credentials = { email: 'tidy@example.org', password };
    await does.aContributor(credentials.email);
    const [partner, staff] = [await does.signIn(credentials), await does.signIn(owner)];
    pass(2 * hourMs + 1);
    await service.get(TidyAccounts).run();
    await expect(seenAt(staff.token)).rejects.toThrow();
    expect(await read(partner.token)).not.toBeNull();
    pass(14 * dayMs + 1);
    await service.get(TidyAccounts).run();
    await expect(seenAt(partner.token)).rejects.toThrow();
  });
});
