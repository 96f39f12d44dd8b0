import { describe, expect, it } from '@jest/globals';
import { forgotPassword, resetPassword } from '@valam/contracts/identity/account.rpc';
import { login } from '@valam/contracts/identity/auth.rpc';
import type { Visitor } from '@valam/contracts/identity/auth.schema';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { beginTotp, confirmTotp } from '@valam/contracts/identity/totp.rpc';
import { Secret, TOTP } from 'otpauth';
import { owner, refusalOf } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { does } = await runningIdentity({ LIMIT_FORM_PER_MINUTE: '3' });

const password = 'a walk around the hill';
const tooMany = { code: 'identity.too_many_tries', kind: 'rate_limited' };
const from = (address: string, device?: string): Visitor => ({ address, userAgent: null, device });
const guess = (email: string, address: string, device?: string) =>
  refusalOf(does.signIn({ email, password: 'a guess' }, from(address, device)));

/** Uses up the account's limit from many addresses. */
async function attack(email: string): Promise<void> {
  for (let network = 0; network < 5; network++)
    for (let n = 0; n < 10; n++) await guess(email, `2001:db8:${network}:1::${n}`);
}

describe('an account under attack', () => {
  it('requires an emailed link from other browsers, which then count as known', async () => {
    const email = 'attacked@example.org';
    await does.aContributor(email);
    await attack(email);
    const office = from('203.0.113.201');
    const refusal = await refusalOf(does.signIn({ email, password }, office));
    expect(refusal).toMatchObject(tooMany);
    expect(refusal.message).toContain('link that we email you');
    await does.rpc.call(forgotPassword, { email, visitor: office });
    const token = does.tokenIn(await does.mailTo(email, 'password-reset'), 'resetUrl');
    const fresh = 'another walk altogether';
    const { device } = await does.rpc.call(resetPassword, { token, password: fresh, visitor: office });
    await does.signIn({ email, password: fresh }, { ...office, device });
  });

  it('recognizes a browser by a signature for this account only', async () => {
    const email = 'another@example.org';
    await does.aContributor(email);
    const { device } = await does.signIn({ email, password });
    await attack('attacked-too@example.org');
    expect(await guess('attacked-too@example.org', '203.0.113.202', device)).toMatchObject(tooMany);
    const forged = `${String(device).split('.')[0]}.${'A'.repeat(43)}`;
    expect(await guess('attacked-too@example.org', '203.0.113.202', forged)).toMatchObject(tooMany);
  });

  it('limits attempts from a known browser too', async () => {
    const email = 'stolen-laptop@example.org';
    await does.aContributor(email);
    const { device } = await does.signIn({ email, password });
    for (let n = 0; n < 10; n++) await guess(email, `198.51.100.${n}`, device);
    expect(await guess(email, '198.51.100.99', device)).toMatchObject(tooMany);
    await does.signIn({ email, password }, from('198.51.100.98'));
  });
});

describe('the addresses of one IPv6 network', () => {
  it('share one count of attempts on an account', async () => {
    const email = 'one-network@example.org';
    await does.aContributor(email);
    for (let n = 0; n < 10; n++) await guess(email, `2001:db8:ffff:1::${n}`);
    const refusal = await refusalOf(does.signIn({ email, password }, from('2001:db8:ffff:1:dead:beef::1')));
    expect(refusal).toMatchObject(tooMany);
    await does.signIn({ email, password }, from('2001:db8:ffff:2::1'));
  });

  it('share one count for every rate-limited call', async () => {
    const consume = (key: string) => does.rpc.call(consumeLimit, { rule: 'form', key });
    for (let n = 0; n < 3; n++)
      expect(await consume(`2001:db8:eeee:1::${n}`)).toMatchObject({ allowed: true });
    expect(await consume('2001:db8:eeee:1:2:3:4:5')).toMatchObject({ allowed: false });
    expect(await consume('2001:db8:eeee:2::1')).toMatchObject({ allowed: true });
  });
});

describe('one-time codes at sign-in', () => {
  it('have a separate limit, and the owner gets an email after five wrong ones', async () => {
    const email = 'codes@example.org';
    const { caller } = await does.aContributor(email);
    const { secret } = await does.rpc.call(beginTotp, { caller, currentPassword: password });
    const codeAt = (timestamp: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await does.rpc.call(confirmTotp, { caller, code: codeAt(Date.now()) });
    const attempt = (totp: string, n: number, device?: string) =>
      does.rpc.call(login, {
        credentials: { email, password, totp },
        visitor: from(`2001:db8:dddd:${n}::1`, device),
      });
    const next = codeAt(Date.now() + 30_000);
    const opened = await attempt(next, 0);
    if (!('token' in opened)) throw new Error('Not signed in');
    for (let n = 1; n <= 4; n++) await refusalOf(attempt(next, n));
    expect(await does.mails(email, 'security-notice')).toHaveLength(1);
    await refusalOf(attempt(next, 5));
    const notices = await does.mails(email, 'security-notice');
    expect(notices.map(({ data }) => data.what)).toEqual(['codes_set_up', 'codes_refused']);
    for (let n = 6; n <= 8; n++) await refusalOf(attempt(next, n));
    expect(await refusalOf(attempt(next, 9))).toMatchObject(tooMany);
    expect(await refusalOf(attempt(next, 9, opened.device))).toMatchObject({
      code: 'identity.code_refused',
    });
  });
});

it('codes and payout details can be changed only with the current password', async () => {
  const { caller } = await does.aContributor('session-only@example.org');
  for (const currentPassword of [undefined, 'a guess'])
    expect(await refusalOf(does.rpc.call(beginTotp, { caller, currentPassword }))).toMatchObject({
      code: 'identity.password_wrong',
      details: { fields: { currentPassword: expect.any(String) } },
    });
});

it('an account under attack stays usable in browsers that have signed in before, including those of staff', async () => {
  const { device } = await does.signIn(owner);
  await attack(owner.email);
  const home = from('203.0.113.200', device);
  expect((await does.signIn(owner, home)).user.role).toBe('owner');
});
