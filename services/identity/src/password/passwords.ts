import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Gate } from '../limit/gate.js';

/** OWASP's second choice for argon2id: about 16 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many passwords are hashed at once, and how many wait for it before others are turned away. */
export const hashingGate = { atOnce: 2, waiting: 20 } as const;

/** Hashes and compares, a few at a time, so that a flood of sign-ins never takes the rest of the service with it. */
@Injectable()
export class Passwords {
  private readonly gate = new Gate(hashingGate);
  private decoy?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.gate.pass(() => hash(password, cost));
  }

  /** An account that does not exist, or has no password yet, takes exactly as long and is never right. */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.gate.pass(async () => {
      const isRight = await verify(passwordHash ?? (await this.decoyHash()), password);
      return isRight && passwordHash !== null;
    });
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(32), cost);
    return this.decoy;
  }

  /** Made before it is needed, or the first unknown address would take twice as long. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }
}
