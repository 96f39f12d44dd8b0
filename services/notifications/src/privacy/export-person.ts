import { Injectable } from '@nestjs/common';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import type { exportMailData } from '@valam/contracts/notifications/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { heldPart, type HeldSection } from '@valam/service-kit/privacy/held-part';
import { DataSource } from 'typeorm';

const mailsOfPerson = `select template as kind, to_address as address, to_name as name, subject, state, requested_at as "requestedAt",
         sent_at as "sentAt" from mail where lower(to_address) = $1 order by requested_at, id limit $2 offset $3`;

/** Records of the emails to a person; their content is encrypted, and kept only for days for resending. */
@Injectable()
export class ExportPerson {
  constructor(private readonly dataSource: DataSource) {}

  run({ email, after }: RpcInput<typeof exportMailData>): Promise<HeldData> {
    const person = normalizeEmail(email);
    const read: HeldSection['read'] = ({ skip, take }) =>
      this.dataSource.query(mailsOfPerson, [person, take, skip]);
    return heldPart([{ title: 'Emails', read }], after);
  }
}
