import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '@valam/service-kit/limit/concurrency-limit';

/** OWASP's second choice for argon2id: about 16 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A hash of no password, of the same cost as the others. */
const decoy = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  unpadded(randomBytes(16)),
  unpadded(randomBytes(32)),
].join('$');

/** Number of passwords hashed at once, and queued before others are rejected. */
export const hashingGate = { atOnce: 2, waiting: 20 } as const;

/** Hashes and compares with limited concurrency, so that a flood of sign-ins does not affect the rest of the service. */
@Injectable()
export class Passwords {
  private readonly limit = new ConcurrencyLimit(hashingGate);

  hash(password: string): Promise<string> {
    return this.limit.pass(() => hash(password, cost));
  }

  /** For an unknown account or one without a password, takes the same time and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.limit.pass(async () => {
      const isRight = await verify(passwordHash ?? decoy, password);
      return isRight && passwordHash !== null;
    });
  }
}
