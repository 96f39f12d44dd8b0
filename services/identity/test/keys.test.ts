import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { login } from '@valam/contracts/identity/auth.rpc';
import { setPayoutDetails } from '@valam/contracts/identity/referral.rpc';
import { beginTotp, confirmTotp } from '@valam/contracts/identity/totp.rpc';
import { ReEncrypt } from '@valam/service-kit/secrets/re-encrypt';
import { encryptedColumns } from '@valam/service-kit/secrets/encrypted-column';
import { columnsWithEncryptedTexts } from '@valam/service-kit/testing/encrypted-texts';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { testSecretKey } from '@valam/service-kit/testing/test-keys';
import { createTestDatabase, type TestDatabase } from '@valam/service-kit/testing/test-database';
import { Secret, TOTP } from 'otpauth';
import { identity } from '../src/identity.service.js';
import { PayoutDetailsStore } from '../src/payout/payout-details.js';
import { actions, owner, visitor } from './kit/identity-service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(identity);
});
afterAll(() => database?.drop());

const newKey = Buffer.alloc(32, 8).toString('base64');
const email = 'keys@example.org';
const details = { method: 'paypal' as const, paypalEmail: email };

async function withKeys<T>(secretKey: string, work: (service: TestService) => Promise<T>): Promise<T> {
  const env = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  const service = await startTestService({ ...identity, env, database, secretKey });
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

const currentPassword = 'a walk around the hill';

it('one-time codes and payout details survive a key rotation', async () => {
  const { secret, contributorId } = await withKeys(testSecretKey, async (service) => {
    const does = actions(service);
    const { caller, id } = await does.aContributor(email);
    const begun = await does.rpc.call(beginTotp, { caller, currentPassword });
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
    await does.rpc.call(confirmTotp, { caller, code });
    await does.rpc.call(setPayoutDetails, { caller, details, currentPassword });
    return { secret: begun.secret, contributorId: id };
  });

  await withKeys(`${newKey},${testSecretKey}`, async (service) => {
    const known = encryptedColumns(service.dataSource).map(({ table, column }) => `${table}.${column}`);
    expect(known.sort()).toEqual([
      'payout.sealed_details',
      'payout_details.sealed',
      'user_account.totp_secret',
    ]);
    expect(known).toEqual(expect.arrayContaining(await columnsWithEncryptedTexts(service.dataSource)));
    expect(await service.get(ReEncrypt).run()).toEqual({ changed: 2, unreadable: 0, left: 0 });
  });

  await withKeys(newKey, async (service) => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
    const credentials = { email, password: currentPassword, totp };
    expect(await service.rpc.call(login, { credentials, visitor })).toHaveProperty('token');
    const store = service.get(PayoutDetailsStore);
    const kept = await store.find(service.dataSource.manager, contributorId);
    expect(store.decrypt(String(kept?.sealed))).toEqual(details);
  });
});
