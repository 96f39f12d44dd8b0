import { AsyncLocalStorage } from 'node:async_hooks';
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import { Caller } from '@valam/contracts/identity/auth.schema';
import * as z from 'zod/mini';

export const callerHeader = 'caller';

const longestMs = 600_000;
/** How long a proof is reused for all calls of a person: signing costs more than the rest of the call. */
const usedForMs = 30_000;
const mostRemembered = 5_000;

/** Services that a service calls on behalf of the same person, in addition to the services in the proof. */
const asksInTurn: Readonly<Record<string, readonly string[]>> = { leads: ['catalog'] };

const Claim = z.object({ caller: Caller, to: z.array(z.string()), at: z.int() });

/** Proof sent with a call that names a caller: the gateway has verified who it is. */
export abstract class CallerProof {
  /** Undefined without a proof; the called service then refuses the call. */
  abstract of(subject: string, caller: Caller): string | undefined;
}

const current = new AsyncLocalStorage<string | undefined>();

export const withCallerProof = <T>(proof: string | undefined, work: () => T): T => current.run(proof, work);

/** A header of the current message. */
export function headerOf(context: NatsContext, name: string): string | undefined {
  const headers = context.getHeaders() as MsgHdrs | undefined;
  return headers?.get(name) || undefined;
}

/** A service has no signing key: it forwards the proof of the call that it handles. */
export class ForwardedProof extends CallerProof {
  of(): string | undefined {
    return current.getStore();
  }
}

/** Used in the gateway: Ed25519, so that a verifier cannot sign. */
export class SignedProof extends CallerProof {
  private readonly key: KeyObject;
  private readonly made = new Map<string, { proof: string; at: number }>();

  /** `privateKey` is PKCS #8 in base64; `to` overrides the audience, the services that accept the proof. */
  constructor(
    privateKey: string,
    private readonly to?: readonly string[],
  ) {
    super();
    this.key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  }

  of(subject: string, caller: Caller): string {
    const service = subject.split('.')[0] ?? '';
    const to = this.to ?? [service, ...(asksInTurn[service] ?? [])];
    const what = JSON.stringify([caller, to]);
    const now = Date.now();
    const known = this.made.get(what);
    // Absolute difference: if the clock was set back, a proof with a future time would be refused.
    if (known && Math.abs(now - known.at) < usedForMs) return known.proof;
    const body = Buffer.from(JSON.stringify({ caller, to, at: now })).toString('base64url');
    const proof = `${body}.${sign(null, Buffer.from(body), this.key).toString('base64url')}`;
    if (this.made.size >= mostRemembered) this.made.clear();
    this.made.set(what, { proof, at: now });
    return proof;
  }
}

/** Used in services: accepts a caller only with a recent proof, signed by a known key for this service. */
export class CallerVerifier {
  private readonly keys: readonly KeyObject[];
  private readonly verified = new Map<string, z.output<typeof Claim>>();

  /** `publicKeys` are SPKI in base64, separated by commas: several during a key rotation. */
  constructor(
    publicKeys: string,
    private readonly service: string,
  ) {
    this.keys = publicKeys.split(',').map(publicKeyOf);
  }

  verify(proof: string | undefined): Caller | null {
    const claim = proof ? (this.verified.get(proof) ?? this.claimOf(proof)) : null;
    if (!claim?.to.includes(this.service)) return null;
    return Math.abs(Date.now() - claim.at) < longestMs ? claim.caller : null;
  }

  private claimOf(proof: string): z.output<typeof Claim> | null {
    const [body = '', signature = ''] = proof.split('.');
    const signed = Buffer.from(signature, 'base64url');
    if (!this.keys.some((key) => verify(null, Buffer.from(body), key, signed))) return null;
    const claim = z.parse(Claim, JSON.parse(Buffer.from(body, 'base64url').toString()));
    if (this.verified.size >= mostRemembered) this.verified.clear();
    this.verified.set(proof, claim);
    return claim;
  }
}

const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'spki' });

/** The reason why a setting is not a valid key; null if it is. */
export function faultOfSigningKey(text: string): string | null {
  return usable(() => new SignedProof(text)) ? null : 'must be an Ed25519 private key: PKCS #8, DER, base64';
}
export function faultOfVerifyKeys(text: string): string | null {
  return usable(() => new CallerVerifier(text, ''))
    ? null
    : 'must be Ed25519 public keys: SPKI, DER, base64, several by commas';
}

function usable(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
