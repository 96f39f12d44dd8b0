import { Injectable } from '@nestjs/common';
import { staffAccessEnded, staffLeft } from '@valam/contracts/identity/staff.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { ShareRoster } from '../roster/share-roster.js';
import { withoutAddress } from './former-staff.sql.js';

/** Ends what staff without access have shared, and replaces the address of who left by the name. */
@Injectable()
export class ForgetStaff {
  constructor(private readonly shareRoster: ShareRoster) {}

  /** What a guide needs is shared again by a colleague: the link shows passports, and who made it knows it. */
  @OnEvent(staffAccessEnded)
  async endAccess(
    { email, endedAt }: EventPayload<typeof staffAccessEnded>,
    { tx }: EventContext,
  ): Promise<void> {
    await this.shareRoster.revokeAllOf(tx, email, new Date(endedAt));
  }

  @OnEvent(staffLeft)
  async run({ email, name, leftAt }: EventPayload<typeof staffLeft>, { tx }: EventContext): Promise<void> {
    // The other event may come later, when no link has the address anymore.
    await this.shareRoster.revokeAllOf(tx, email, new Date(leftAt));
    for (const statement of withoutAddress) await tx.query(statement, [email, name]);
  }
}
