import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { DataSource } from 'typeorm';
import { testimonialsOfPerson } from './export-person.sql.js';

/** Public texts of a person in this service. Contributors belong to identity; this service has only a copy. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  async run(email: string): Promise<HeldData> {
    const records = await this.dataSource.query<Record<string, unknown>[]>(testimonialsOfPerson, [
      normaliseEmail(email),
    ]);
    return { sections: records.length > 0 ? [{ title: 'Testimonials', records }] : [] };
  }
}
