import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { DataSource } from 'typeorm';

/** What a person has said here in public. Contributors are identity's: what stands here is only a copy of it. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  async run(email: string): Promise<HeldData> {
    const records = await this.dataSource.query<Record<string, unknown>[]>(
      `select full_name as name, email, country, review, spiritual_tour as tour, host, photo, status,
         created_at as "createdAt" from testimonial where lower(email) = $1 order by created_at`,
      [normaliseEmail(email)],
    );
    return { sections: records.length > 0 ? [{ title: 'Testimonials', records }] : [] };
  }
}
