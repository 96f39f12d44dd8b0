import { Injectable } from '@nestjs/common';
import { changeEmail } from '@valam/contracts/identity/account.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { RpcBody } from '@valam/contracts/shared/define';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource } from 'typeorm';
import { Limits } from '../limit/limits.js';
import { countTries } from '../limit/try-again-later.js';
import { CurrentPassword } from '../password/current-password.js';
import { isStaffRole } from '../user/staff-role.js';
import { newAddressJob } from './account.jobs.js';

/**
 * Queues the link to a new address of the caller's account and responds immediately. Only the job looks up
 * the address, so that neither the content nor the time of the response reveals whether it is taken.
 */
@Injectable()
export class AskForNewAddress {
  constructor(
    private readonly dataSource: DataSource,
    private readonly current: CurrentPassword,
    private readonly limits: Limits,
  ) {}

  async run(
    caller: Caller,
    { email: typed, currentPassword }: RpcBody<typeof changeEmail>,
  ): Promise<{ message: string }> {
    const email = normalizeEmail(typed);
    if (email === caller.email) throw invalidFields({ email: 'You already sign in with this address.' });
    const user = await this.current.confirm(caller, currentPassword);
    if (isStaffRole(user.role) || !user.contributorId) throw notAPartner();
    await countTries(this.limits, [
      ['mail_address', `new-address-of\n${user.id}`],
      ['mail_address', `new-address\n${email}`],
    ]);
    await this.dataSource.transaction((tx) => addJob(tx, newAddressJob, { userId: user.id, email }));
    return {
      message:
        'If the new address can be used, a link is on its way there. Until you open it, you sign in with your current address.',
    };
  }
}

const notAPartner = () =>
  problem(changeEmail, 'identity.not_a_partner', 'The addresses of staff accounts are not changed.');
