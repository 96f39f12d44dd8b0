import { createHash } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { login, readSession } from '@valam/contracts/identity/auth.rpc';
import { listSessions } from '@valam/contracts/identity/session.rpc';
import {
  beginTotp,
  confirmTotp,
  readTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@valam/contracts/identity/totp.rpc';
import { Secret, TOTP } from 'otpauth';
import { CurrentPassword } from '../../src/password/current-password.js';
import { SignInTries } from '../../src/session/sign-in-tries.js';
import { RecoveryCodes } from '../../src/totp/recovery-codes.js';
import { refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

const password = 'a walk around the hill';
const refused = { code: 'identity.code_refused' };
const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** A partner whose account requires codes. */
async function aCarefulPartner(email: string) {
  const { caller } = await does.aContributor(email);
  const { secret } = await does.rpc.call(beginTotp, { caller, currentPassword: password });
  const { recoveryCodes } = await does.rpc.call(confirmTotp, { caller, code: codeOf(secret) });
  const attempt = (totp?: string) =>
    does.rpc.call(login, { credentials: { email, password, totp }, visitor });
  return { caller, secret, recoveryCodes: recoveryCodes as [string, ...string[]], attempt };
}

async function kept(email: string): Promise<{ totp_secret: string; recovery_codes: string[] }> {
  const [row] = await service.dataSource.query<{ totp_secret: string; recovery_codes: string[] }[]>(
    'select totp_secret, recovery_codes from user_account where email = $1',
    [email],
  );
  if (!row) throw new Error(`Nobody has the address ${email}`);
  return row;
}

describe('one-time codes', () => {
  it('are required once they are set up, and each works once', async () => {
    const { caller } = await does.aContributor('app@example.org');
    const { secret, uri } = await does.rpc.call(beginTotp, { caller, currentPassword: password });
    expect(uri).toContain('otpauth://totp/');
    expect(await refusalOf(does.rpc.call(confirmTotp, { caller, code: '000000' }))).toMatchObject({
      code: 'identity.totp_wrong',
    });
    await does.rpc.call(confirmTotp, { caller, code: codeOf(secret) });
    expect((await kept('app@example.org')).totp_secret).not.toContain(secret);

    const attempt = (totp?: string) =>
      does.rpc.call(login, { credentials: { email: 'app@example.org', password, totp }, visitor });
    expect(await attempt()).toEqual({ totpRequired: true });
    const next = codeOf(secret, Date.now() + 30_000);
    const both = await Promise.allSettled([attempt(next), attempt(next)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(attempt(next))).toMatchObject(refused);
  });

  it('end the sessions opened by password alone, except the one in which they are set up', async () => {
    const email = 'earlier@example.org';
    const { caller } = await does.aContributor(email);
    const earlier = await does.signIn({ email, password });
    const { secret } = await does.rpc.call(beginTotp, { caller, currentPassword: password });
    expect(await does.rpc.call(readSession, { token: earlier.token })).not.toBeNull();
    await does.rpc.call(confirmTotp, { caller, code: codeOf(secret) });
    expect(await does.rpc.call(readSession, { token: earlier.token })).toBeNull();
    expect(await does.rpc.call(listSessions, { caller })).toMatchObject([{ isCurrent: true }]);
  });

  it('are required for a sign-in that started before they were set up', async () => {
    const email = 'under-way@example.org';
    const { caller } = await does.aContributor(email);
    const { secret } = await does.rpc.call(beginTotp, { caller, currentPassword: password });
    const tries = service.get(SignInTries);
    const succeeded = tries.succeeded.bind(tries);
    jest.spyOn(tries, 'succeeded').mockImplementationOnce(async (...attempt) => {
      await does.rpc.call(confirmTotp, { caller, code: codeOf(secret) });
      return succeeded(...attempt);
    });
    expect(await refusalOf(does.signIn({ email, password }))).toMatchObject({
      code: 'identity.login_refused',
    });
  });
});

describe('setting up one-time codes in two tabs', () => {
  const begin = (caller: Caller) => does.rpc.call(beginTotp, { caller, currentPassword: password });

  it('never enables codes that the app does not show', async () => {
    const { caller } = await does.aContributor('two-tabs@example.org');
    const { secret } = await begin(caller);
    const recovery = service.get(RecoveryCodes);
    // The other tab begins again while the recovery codes are hashed.
    const hashing = jest.spyOn(recovery, 'make').mockImplementationOnce(async () => {
      await begin(caller);
      return { codes: [], kept: [] };
    });
    const confirming = does.rpc.call(confirmTotp, { caller, code: codeOf(secret) });
    expect(await refusalOf(confirming)).toMatchObject({ code: 'identity.totp_not_begun' });
    hashing.mockRestore();
    expect(await does.rpc.call(readTotp, { caller })).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });

  it('never replaces codes that were enabled while the password was checked', async () => {
    const { caller } = await does.aContributor('late-tab@example.org');
    const { secret } = await begin(caller);
    const current = service.get(CurrentPassword);
    const check = current.confirm.bind(current);
    const checking = jest.spyOn(current, 'confirm').mockImplementationOnce(async (...input) => {
      const user = await check(...input);
      await service.dataSource.query('update user_account set totp_confirmed_at = now() where email = $1', [
        'late-tab@example.org',
      ]);
      return user;
    });
    expect(await refusalOf(begin(caller))).toMatchObject({ code: 'identity.totp_already_set' });
    checking.mockRestore();
    const totp = codeOf(secret, Date.now() + 30_000);
    const credentials = { email: 'late-tab@example.org', password, totp };
    expect(await does.rpc.call(login, { credentials, visitor })).toHaveProperty('token');
  });
});

describe('recovery codes', () => {
  it('are hashed like passwords, each with its own salt', async () => {
    const { recoveryCodes } = await aCarefulPartner('kept@example.org');
    const { recovery_codes: hashes } = await kept('kept@example.org');
    expect(hashes).toHaveLength(10);
    for (const hash of hashes) expect(hash).toMatch(/^\d:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes.map((hash) => hash.split('$').at(4))).size).toBe(10);
    const secrets = recoveryCodes.map((code) => code.slice(2).replace('-', ''));
    for (const secret of secrets) expect(hashes.join()).not.toContain(secret);
  });

  it('work once each, in any notation, even if sent twice concurrently', async () => {
    const { caller, recoveryCodes, attempt } = await aCarefulPartner('once@example.org');
    const [first, second, third] = recoveryCodes;
    const both = await Promise.allSettled([attempt(first), attempt(first)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(attempt(first))).toMatchObject(refused);
    expect(await attempt(second?.toUpperCase().replaceAll('-', ' '))).toHaveProperty('token');
    expect(await does.rpc.call(readTotp, { caller })).toMatchObject({ recoveryCodesLeft: 8 });

    expect(await refusalOf(attempt('2-00000-00000'))).toMatchObject(refused);
    await does.rpc.call(removeTotp, { caller, code: String(third) });
    expect(await attempt()).toHaveProperty('token');
  });

  it('are removed by staff for a person who lost the phone, and the owner gets an email', async () => {
    const email = 'lost-phone@example.org';
    const { caller, attempt } = await aCarefulPartner(email);
    const desk = await does.admin(await does.asOwner());
    await desk.act('users', String(caller.userId), 'reset-totp');
    const mail = await does.mailTo(email, 'security-notice', 2);
    const happenedAt = expect.stringMatching(/ IST$/) as unknown;
    expect(mail.data).toMatchObject({ what: 'codes_removed', happenedAt });
    expect(await attempt()).toHaveProperty('token');
  });

  it('are replaced with a current code, which invalidates the former ones', async () => {
    const email = 'renewed@example.org';
    const { caller, recoveryCodes, attempt, secret } = await aCarefulPartner(email);
    const renew = (code: string) => does.rpc.call(renewRecoveryCodes, { caller, code });
    expect(await refusalOf(renew('3-00000-00000'))).toMatchObject({ code: 'identity.totp_wrong' });
    const renewed = await renew(codeOf(secret, Date.now() + 30_000));
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await refusalOf(attempt(recoveryCodes[0]))).toMatchObject(refused);
    expect(await attempt(renewed.recoveryCodes[0])).toHaveProperty('token');
    const mail = await does.mailTo(email, 'security-notice', 2);
    expect(mail.data).toMatchObject({ what: 'recovery_codes_renewed' });
    // A recovery code is a code too, for who has lost the phone.
    expect((await renew(String(renewed.recoveryCodes[1]))).recoveryCodes).toHaveLength(10);
  });

  it('are not created for an account without one-time codes', async () => {
    const { caller } = await does.aContributor('without-codes@example.org');
    expect(await refusalOf(does.rpc.call(renewRecoveryCodes, { caller, code: '123456' }))).toMatchObject({
      code: 'identity.totp_not_begun',
    });
  });

  it('that were stored as a plain hash work once too', async () => {
    const { attempt } = await aCarefulPartner('former@example.org');
    const hash = createHash('sha256').update('4f0a9-31c7e').digest('hex');
    await service.dataSource.query(
      'update user_account set recovery_codes = recovery_codes || $1::text where email = $2',
      [hash, 'former@example.org'],
    );
    expect(await refusalOf(attempt(hash.slice(0, 20)))).toMatchObject(refused);
    expect(await attempt(' 4F0A9-31C7E ')).toHaveProperty('token');
    expect(await refusalOf(attempt('4f0a9-31c7e'))).toMatchObject(refused);
  });

  it('are rate-limited: attempts are counted before hashing', async () => {
    const { caller, recoveryCodes } = await aCarefulPartner('guess@example.org');
    const wrong = () => refusalOf(does.rpc.call(removeTotp, { caller, code: '3-00000-00000' }));
    const answers = [];
    for (let count = 0; count < 8; count++) answers.push((await wrong()).code);
    expect(new Set(answers.slice(0, 7))).toEqual(new Set(['identity.totp_wrong']));
    const right = does.rpc.call(removeTotp, { caller, code: recoveryCodes[0] });
    expect(await refusalOf(right)).toMatchObject({ code: 'identity.too_many_tries' });
  });
});
