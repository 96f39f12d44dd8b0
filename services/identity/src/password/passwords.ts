import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '@valam/service-kit/limit/concurrency-limit';

/** OWASP's second choice for argon2id: about 16 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A dummy hash of the same cost, for constant-time verification. */
const decoy = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  unpadded(randomBytes(16)),
  unpadded(randomBytes(32)),
].join('$');

/** Number of concurrent hash computations, and the length of the queue. */
export const hashingGate = { atOnce: 2, waiting: 20 } as const;

/**
 * Hashes and compares with limited concurrency, so that a flood of sign-ins does not affect the rest of the
 * service.
 */
@Injectable()
export class Passwords {
  private readonly limit = new ConcurrencyLimit(hashingGate);

  hash(password: string): Promise<string> {
    return this.limit.pass(() => hash(password, cost));
  }

  /** Takes the same time for an unknown account or one without a password, and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.limit.pass(async () => {
      const isRight = await verify(passwordHash ?? decoy, password);
      return isRight && passwordHash !== null;
    });
  }
}
