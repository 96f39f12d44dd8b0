import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import type { exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { heldPart, type HeldSection } from '@valam/service-kit/privacy/held-part';
import { DataSource } from 'typeorm';

const testimonialsOfPerson = `select full_name as name, email, country, review, spiritual_tour as tour, host, photo, status,
         created_at as "createdAt" from testimonial where lower(email) = $1 order by created_at, id limit $2 offset $3`;

/** Public texts of a person in this service. Contributors belong to identity; this service has only a copy. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  run({ email, after }: RpcInput<typeof exportContentData>): Promise<HeldData> {
    const person = normalizeEmail(email);
    const read: HeldSection['read'] = ({ skip, take }) =>
      this.dataSource.query(testimonialsOfPerson, [person, take, skip]);
    return heldPart([{ title: 'Testimonials', read }], after);
  }
}
