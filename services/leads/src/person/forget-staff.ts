import { Injectable } from '@nestjs/common';
import { staffLeft } from '@valam/contracts/identity/staff.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { withoutAddress } from './former-staff.sql.js';

/** Replaces the address of a member of staff who left by the name, wherever it says who decided. */
@Injectable()
export class ForgetStaff {
  @OnEvent(staffLeft)
  async run({ email, name }: EventPayload<typeof staffLeft>, { tx }: EventContext): Promise<void> {
    for (const statement of withoutAddress) await tx.query(statement, [email, name]);
  }
}
