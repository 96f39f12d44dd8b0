import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { DataSource } from 'typeorm';
import { mailsOfPerson } from './export-person.sql.js';

/** Records of the emails to a person; their content is encrypted and kept for days only, for a resend. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  async run(email: string): Promise<HeldData> {
    const records = await this.dataSource.query<Record<string, unknown>[]>(mailsOfPerson, [
      normaliseEmail(email),
    ]);
    return { sections: records.length > 0 ? [{ title: 'Emails', records }] : [] };
  }
}
