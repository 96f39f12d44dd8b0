import { Injectable } from '@nestjs/common';
import { signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { once } from '@valam/service-kit/idempotency/once';
import type { JobInput } from '@valam/service-kit/jobs/job';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { isSpam, spamMarks } from '@valam/service-kit/visitor/spam-marks';
import { DataSource } from 'typeorm';
import { joinReferralProgramJob } from './referral.jobs.js';

/**
 * Accepts a sign-up for the referral program; a later job creates the partner, so that the response reveals
 * nothing.
 */
@Injectable()
export class SignUpForReferral {
  constructor(private readonly dataSource: DataSource) {}

  run({ signup, idempotencyKey }: RpcInput<typeof signUpForReferral>): Promise<{ message: string }> {
    const partner: JobInput<typeof joinReferralProgramJob> = {
      name: `${signup.firstName} ${signup.lastName}`,
      email: normalizeEmail(signup.email),
      mobile: signup.mobile || null,
      sharingMethod: signup.sharingMethod || null,
      motivation: signup.motivation || null,
      referralCodeUsed: signup.referralCodeUsed || null,
      referredBy: signup.referredBy || null,
      isSpam: isSpam(spamMarks({ ...signup, message: signup.motivation ?? null })),
    };
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: 'referral-signup', key: idempotencyKey, body: signup, reused }, async () => {
        await addJob(tx, joinReferralProgramJob, partner);
        return {
          message:
            'Check your email for login credentials and your unique referral link. You can start earning immediately!',
        };
      }),
    );
  }
}

const reused = () =>
  problem(
    signUpForReferral,
    'identity.idempotency_key_reused',
    'This key was used for another request already.',
  );
