import { Injectable } from '@nestjs/common';
import { staffAccessEnded, staffLeft } from '@valam/contracts/identity/staff.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { ShareRoster } from '../roster/share-roster.js';
import { withoutAddress } from './former-staff.sql.js';

/** Ends roster links of staff without access, and replaces the addresses of former staff by their names. */
@Injectable()
export class ForgetStaff {
  constructor(private readonly shareRoster: ShareRoster) {}

  /** A colleague has to share the roster again: the link shows passports, and its creator still knows it. */
  @OnEvent(staffAccessEnded)
  async endAccess(
    { email, endedAt }: EventPayload<typeof staffAccessEnded>,
    { tx }: EventContext,
  ): Promise<void> {
    await this.shareRoster.revokeAllOf(tx, email, new Date(endedAt));
  }

  @OnEvent(staffLeft)
  async run({ email, name, leftAt }: EventPayload<typeof staffLeft>, { tx }: EventContext): Promise<void> {
    // The other event may arrive later, when no link has the address anymore.
    await this.shareRoster.revokeAllOf(tx, email, new Date(leftAt));
    for (const statement of withoutAddress) await tx.query(statement, [email, name]);
  }
}
