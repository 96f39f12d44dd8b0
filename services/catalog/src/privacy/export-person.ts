import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import type { exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { heldPart, type HeldSection } from '@valam/service-kit/privacy/held-part';
import { DataSource } from 'typeorm';
import { testimonialsOfPerson } from './export-person.sql.js';

/** Public texts of a person in this service. Contributors belong to identity; this service has only a copy. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  run({ email, after }: RpcInput<typeof exportContentData>): Promise<HeldData> {
    const person = normaliseEmail(email);
    const read: HeldSection['read'] = ({ skip, take }) =>
      this.dataSource.query(testimonialsOfPerson, [person, take, skip]);
    return heldPart([{ title: 'Testimonials', read }], after);
  }
}
