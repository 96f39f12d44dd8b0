import { describe, expect, it } from '@jest/globals';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { beginTotp, confirmTotp, removeTotp } from '@valam/contracts/identity/totp.rpc';
import { Secret, TOTP } from 'otpauth';
import { owner, refusalOf } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity({ NODE_ENV: 'production' });

describe('in production', () => {
  it('staff have no role until they have set up one-time codes, and cannot remove them', async () => {
    const byPasswordAlone = await does.signIn(owner);
    const opened = await does.signIn(owner);
    const read = ({ token }: { token: string }) => does.rpc.call(readSession, { token });
    expect(opened.user).toMatchObject({ role: 'owner', mustSetTotp: true });
    const session = await read(opened);
    if (!session) throw new Error('No session');
    const { caller } = session;
    expect(caller.role).toBeNull();
    expect(await refusalOf((await does.admin(caller)).list('staff'))).toMatchObject({
      kind: 'unauthenticated',
    });

    const { secret } = await does.rpc.call(beginTotp, { caller, currentPassword: owner.password });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recoveryCodes } = await does.rpc.call(confirmTotp, { caller, code });
    expect(await read(opened)).toMatchObject({ caller: { role: 'owner' }, user: { mustSetTotp: false } });
    // A password alone does not prove possession of the phone.
    expect(await read(byPasswordAlone)).toBeNull();
    expect(
      await refusalOf(does.rpc.call(removeTotp, { caller, code: String(recoveryCodes[0]) })),
    ).toMatchObject({ code: 'identity.totp_required' });
  });

  it('starts without sample contributors', async () => {
    const [{ count } = { count: 1 }] = await service.dataSource.query<{ count: number }[]>(
      'select count(*) from contributor',
    );
    expect(Number(count)).toBe(0);
  });
});
