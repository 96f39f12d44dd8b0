import { Injectable } from '@nestjs/common';
import type { Visitor } from '@valam/contracts/identity/auth.schema';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import type { RuleName } from '../limit/limit-rules.js';
import { Limits } from '../limit/limits.js';
import { countTries, tooManyTries } from '../limit/try-again-later.js';
import { KnownDevices } from './known-devices.js';

type Try = readonly [RuleName, string];

/** One attempt to sign in, for counting. */
export interface SignInTry {
  readonly email: string;
  /** The id of a browser that has signed in to this account before. */
  readonly deviceId: string | null;
}

const fromElsewhere =
  'Too many attempts to sign in to this account from new devices. To sign in now, choose a new password by a link that we email you, in this browser.';

/**
 * Counts attempts to sign in. A known browser has a separate count, which nobody else can use up; unknown
 * ones share the counts of their network and of the account, and over the account's limit they also need an
 * emailed link.
 */
@Injectable()
export class SignInTries {
  constructor(
    private readonly limits: Limits,
    private readonly devices: KnownDevices,
  ) {}

  async count(email: string, visitor: Visitor): Promise<SignInTry> {
    const attempt = { email, deviceId: this.devices.idOf(visitor.device, email) };
    if (attempt.deviceId) await countTries(this.limits, this.own(attempt));
    else await this.countStranger(email, visitor);
    return attempt;
  }

  /** After a success only failures stay counted. Returns the browser's id for the next sign-in. */
  async succeeded(attempt: SignInTry, visitor: Visitor): Promise<string> {
    const tries = attempt.deviceId ? this.own(attempt) : strangers(attempt.email, visitor);
    await Promise.all(tries.map(([rule, key]) => this.limits.giveBack(rule, key)));
    return this.devices.tokenFor(attempt.email, attempt.deviceId);
  }

  private own({ email, deviceId }: SignInTry): readonly Try[] {
    return [['login_device', `${email}\n${deviceId}`]];
  }

  /** In sequence: attempts over the network's limit do not count against the account. */
  private async countStranger(email: string, visitor: Visitor): Promise<void> {
    for (const [rule, key] of strangers(email, visitor)) {
      const { allowed, retryAfterSeconds } = await this.limits.consume(rule, key);
      if (allowed) continue;
      throw rule === 'login_account'
        ? tooManyTries(retryAfterSeconds, fromElsewhere)
        : tooManyTries(retryAfterSeconds);
    }
  }
}

function strangers(email: string, { address }: Visitor): readonly Try[] {
  const network = networkOf(address);
  return [
    ['login_pair', `${email}\n${network}`],
    ['login_address', network],
    ['login_account', email],
  ];
}
