import { Injectable } from '@nestjs/common';
import { Log } from '@valam/service-kit/logging/log';
import { forgetPrivateAddresses } from '@valam/service-kit/privacy/private-addresses';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';

const columns = [
  ['lead', 'source_url'],
  ['lead', 'first_page'],
  ['booking', 'source_url'],
  ['subscriber', 'source_url'],
  ['waitlist_entry', 'source_url'],
] as const;

/** Removes the source page of a form if it is a private one. */
@Injectable()
export class ForgetPrivateSources {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
  ) {}

  @Scheduled('forget-private-sources')
  async sweep(): Promise<void> {
    const forgotten = await forgetPrivateAddresses(this.dataSource, columns);
    this.log.info({ forgotten }, 'private pages removed from the sources of forms');
  }
}
