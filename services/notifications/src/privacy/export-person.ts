import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { DataSource } from 'typeorm';

const mostMails = 500;

/** What is known about the emails to a person; what they said is encrypted and kept for days only, for a resend. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  async run(email: string): Promise<HeldData> {
    const records = await this.dataSource.query<Record<string, unknown>[]>(
      `select template as kind, to_address as address, to_name as name, subject, state, requested_at as "requestedAt",
         sent_at as "sentAt" from mail where lower(to_address) = $1 order by requested_at desc limit ${mostMails}`,
      [normaliseEmail(email)],
    );
    return { sections: records.length > 0 ? [{ title: 'Mails', records }] : [] };
  }
}
