import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import type { exportMailData } from '@valam/contracts/notifications/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { heldPart, type HeldSection } from '@valam/service-kit/privacy/held-part';
import { DataSource } from 'typeorm';
import { mailsOfPerson } from './export-person.sql.js';

/** Records of the emails to a person; their content is encrypted and kept for days only, for a resend. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  run({ email, after }: RpcInput<typeof exportMailData>): Promise<HeldData> {
    const person = normaliseEmail(email);
    const read: HeldSection['read'] = ({ skip, take }) =>
      this.dataSource.query(mailsOfPerson, [person, take, skip]);
    return heldPart([{ title: 'Emails', read }], after);
  }
}
