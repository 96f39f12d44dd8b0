import { Injectable } from '@nestjs/common';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import { erasePerson } from '@valam/contracts/identity/privacy.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource } from 'typeorm';
import { MailLinks } from '../link/mail-links.js';
import { isStaffRole } from '../user/staff-role.js';
import { AnonymizePerson, triesToErase } from './anonymize-person.js';
import { findPerson } from './find-person.js';
import { PrivacyLinks } from './privacy-links.js';
import { eraseFromLeadsJob } from './privacy.jobs.js';

/** Erases a person here immediately, and in the other services as soon as they are available. */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly links: PrivacyLinks,
    private readonly mailLinks: MailLinks,
    private readonly here: AnonymizePerson,
  ) {}

  async run(token: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      const { link, email, intent } = await this.links.read(tx, token);
      if (intent !== 'erase')
        throw problem(erasePerson, 'identity.link_invalid', 'This link is for something else.');
      const { accounts } = await findPerson(tx, email);
      if (accounts.some(({ role }) => isStaffRole(role))) {
        throw problem(
          erasePerson,
          'identity.staff_not_erasable',
          'This is a staff account. Please have an owner remove you from the staff first.',
        );
      }
      await this.mailLinks.markUsed(tx, link);
      await this.here.run(tx, email);
      await addJob(tx, eraseFromLeadsJob, { email }, { maxAttempts: triesToErase });
      await emit(tx, personErasureRequested, { email, requestedAt: this.clock.now().toISOString() });
    });
    // Only leads knows of upcoming bookings, and it may be unavailable.
    return {
      message:
        'The data we held about you has been deleted. We keep payment records as long as the law requires. ' +
        'We keep a booking until its trip is over: please ask again after that.',
    };
  }
}
