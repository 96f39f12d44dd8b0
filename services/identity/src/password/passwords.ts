import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../limit/concurrency-limit.js';

/** OWASP's second choice for argon2id: about 16 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Number of passwords hashed at once, and queued before others are rejected. */
export const hashingGate = { atOnce: 2, waiting: 20 } as const;

/** Hashes and compares with limited concurrency, so that a flood of sign-ins does not affect the rest of the service. */
@Injectable()
export class Passwords {
  private readonly limit = new ConcurrencyLimit(hashingGate);
  private decoy?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.limit.pass(() => hash(password, cost));
  }

  /** For an unknown account or one without a password, takes the same time and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.limit.pass(async () => {
      const isRight = await verify(passwordHash ?? (await this.decoyHash()), password);
      return isRight && passwordHash !== null;
    });
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(32), cost);
    return this.decoy;
  }

  /** Hashed at startup, or the first unknown address would take twice as long. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }
}
