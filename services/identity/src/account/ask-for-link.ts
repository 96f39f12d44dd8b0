import { Injectable } from '@nestjs/common';
import { forgotPassword } from '@valam/contracts/identity/account.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { once } from '@valam/service-kit/idempotency/once';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import { DataSource } from 'typeorm';
import { Limits } from '../limit/limits.js';
import { countTries } from '../limit/try-again-later.js';
import { linkJobs, type AskedLink } from './account.jobs.js';

const answers: Record<AskedLink, string> = {
  'resend-verification':
    'If an account with this address waits for verification, a new link is on its way. Please check your email.',
  'send-reset-link': 'If an account with this address exists, a link to choose a new password is on its way.',
  'send-export-link': 'If this address is yours, you’ll find a link in your inbox shortly.',
  'send-erase-link': 'If this address is yours, you’ll find a link in your inbox shortly.',
};

/**
 * Queues the request for a link and responds immediately. Only the job looks up the account, so that neither
 * the content nor the time of the response reveals whether it exists.
 */
@Injectable()
export class AskForLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: Limits,
  ) {}

  async run(
    kind: AskedLink,
    { email, visitor, idempotencyKey: key }: RpcInput<typeof forgotPassword>,
  ): Promise<{ message: string }> {
    const address = normalizeEmail(email);
    await countTries(this.limits, [
      ['mail_address', `${kind}\n${address}`],
      ['mail_visitor', networkOf(visitor.address)],
    ]);
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: kind, key, body: address, reused }, async () => {
        await addJob(tx, linkJobs[kind], { email: address });
        return { message: answers[kind] };
      }),
    );
  }
}

const reused = () =>
  problem(
    forgotPassword,
    'identity.idempotency_key_reused',
    'This key was used for another request already.',
  );
