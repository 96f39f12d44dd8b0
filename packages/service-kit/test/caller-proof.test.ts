import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { CallerProof, CallerVerifier, SignedProof } from '../src/rpc/caller-proof.js';
import { RpcClient } from '../src/rpc/client.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { testCallerKeys } from '../src/testing/test-keys.js';
import { lampService } from './sample-service.js';

const owner: Caller = { userId: null, role: 'owner', sessionId: null, contributorId: null, email: null };
const sales: Caller = { ...owner, role: 'sales' };
const otherKeys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    verifying: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};

describe('a caller proof', () => {
  const signed = new SignedProof(testCallerKeys.signing);
  const verifierOf = (service: string, keys = testCallerKeys.verifying) => new CallerVerifier(keys, service);

  it('identifies the caller to the called service', () => {
    const proof = signed.of('catalog.admin.get.v1', owner);
    expect(verifierOf('catalog').verify(proof)).toEqual(owner);
    expect(verifierOf('identity').verify(proof)).toBeNull();
    expect(verifierOf('catalog').verify(undefined)).toBeNull();
  });

  it('is valid for the services that are called in turn', () => {
    const proof = signed.of('leads.admin.create.v1', owner);
    expect(verifierOf('catalog').verify(proof)).toEqual(owner);
    expect(verifierOf('identity').verify(proof)).toBeNull();
  });

  it('cannot be modified or signed with another key', () => {
    const [body = '', signature = ''] = signed.of('catalog.admin.get.v1', sales).split('.');
    const claim = JSON.parse(Buffer.from(body, 'base64url').toString()) as { caller: Caller };
    const better = Buffer.from(JSON.stringify({ ...claim, caller: owner })).toString('base64url');
    expect(verifierOf('catalog').verify(`${better}.${signature}`)).toBeNull();
    const forged = new SignedProof(otherKeys().signing).of('catalog.admin.get.v1', owner);
    expect(verifierOf('catalog').verify(forged)).toBeNull();
  });

  it('is signed again after the clock was set back', () => {
    const before = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(before);
    const own = new SignedProof(testCallerKeys.signing);
    own.of('catalog.admin.get.v1', owner);
    clock.mockReturnValue(before - 3_600_000);
    const proof = own.of('catalog.admin.get.v1', owner);
    const caller = verifierOf('catalog').verify(proof);
    clock.mockRestore();
    expect(caller).toEqual(owner);
  });

  it('is accepted with the old and the new key during a rotation', () => {
    const next = otherKeys();
    const both = verifierOf('catalog', `${next.verifying}, ${testCallerKeys.verifying}`);
    expect(both.verify(signed.of('catalog.admin.get.v1', owner))).toEqual(owner);
    expect(both.verify(new SignedProof(next.signing).of('catalog.admin.get.v1', sales))).toEqual(sales);
  });
});

describe('a call that names a caller', () => {
  let lamps: TestService;
  beforeAll(async () => {
    lamps = await startTestService(lampService);
  });
  afterAll(() => lamps.stop());

  class Proof extends CallerProof {
    constructor(private readonly proof: string | undefined) {
      super();
    }
    of() {
      return this.proof;
    }
  }
  const listAs = (caller: Caller, proof: string | undefined) =>
    new RpcClient({ connection: lamps.nats }, new Proof(proof)).call(adminRpcs.catalog.list, {
      caller,
      entity: 'tours',
      query: { page: 1, perPage: 25, order: 'asc' },
      filters: {},
    });

  it('is refused without a proof, for every role', async () => {
    const elsewhere = new SignedProof(testCallerKeys.signing).of('identity.admin.list.v1', owner);
    for (const proof of [undefined, 'forged', elsewhere])
      await expect(listAs(owner, proof)).rejects.toMatchObject({
        problem: { code: 'rpc.caller_unproven', kind: 'forbidden' },
      });
  });

  it('has the caller of the proof, not of the input', async () => {
    const proof = new SignedProof(testCallerKeys.signing).of('catalog.admin.list.v1', sales);
    await expect(listAs(owner, proof)).rejects.toMatchObject({ problem: { code: 'admin.role_refused' } });
  });
});
