import { Injectable } from '@nestjs/common';
import { signUp } from '@valam/contracts/identity/account.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { once } from '@valam/service-kit/idempotency/once';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import { isSpam, spamMarks } from '@valam/service-kit/visitor/spam-marks';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../config.js';
import { Limits } from '../limit/limits.js';
import { countTries, unlessBusy } from '../limit/try-again-later.js';
import type { NewAccount } from '../link/mail-link.entity.js';
import { siteWords } from '../password/password-policy.js';
import { refuseWeakPassword } from '../password/refuse-weak-password.js';
import { Passwords } from '../password/passwords.js';
import { openAccountJob } from './account.jobs.js';

/** Allowed links in a sign-up: hosts link to their house, their booking page and articles about them. */
const hostLinks = 3;

/**
 * Accepts a sign-up. Only the job looks up the address, after the response, so that neither its content nor
 * its time reveals whether the address is known.
 */
@Injectable()
export class SignUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly settings: IdentityConfig,
  ) {}

  async run({ signup, visitor, idempotencyKey }: RpcInput<typeof signUp>): Promise<{ message: string }> {
    await countTries(this.limits, [['new_account', networkOf(visitor.address)]]);
    const email = normalizeEmail(signup.email);
    const owner = { email, fullName: signup.fullName };
    await refuseWeakPassword(signUp, signup.password, owner, siteWords(this.settings));
    const passwordHash = await unlessBusy(this.passwords.hash(signup.password));
    const account: NewAccount = {
      email,
      passwordHash,
      fullName: signup.fullName,
      about: signup.about ?? null,
      contributingArea: signup.contributingArea,
      profilePic: signup.profilePic ?? null,
      referralCodeUsed: signup.referralCodeUsed ?? null,
      referredBy: signup.referredBy || null,
    };
    const isMarked = isSpam(spamMarks({ ...signup, message: signup.about ?? null }, hostLinks));
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: 'signup', key: idempotencyKey, body: signup, reused }, async () => {
        await addJob(tx, openAccountJob, { ...account, isSpam: isMarked });
        return { message: 'Please check your email to verify your account.' };
      }),
    );
  }
}

const reused = () =>
  problem(signUp, 'identity.idempotency_key_reused', 'This key was used for another request already.');
