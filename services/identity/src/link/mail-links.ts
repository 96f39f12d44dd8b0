import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { linkHours, type LinkPurpose } from '@valam/contracts/identity/link-life';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { hashToken, newToken } from './token.js';
import { MailLinkEntity, type NewAccount } from './mail-link.entity.js';

const hourMs = 3_600_000;

/** The links that allow choosing a password. */
export const passwordPurposes = [
  'reset_password',
  'set_password',
  'invitation',
] as const satisfies readonly LinkPurpose[];

/** The links that give access to an account. */
const accountPurposes = [...passwordPurposes, 'verify_email'] as const satisfies readonly LinkPurpose[];

interface Recipient {
  readonly email: string;
  readonly userId: string | null;
  readonly contributorId?: string | null;
  readonly signup?: NewAccount | null;
}

/** Creates and finds the links that prove an address. Only the hash of a token is stored. */
@Injectable()
export class MailLinks {
  constructor(private readonly clock: Clock) {}

  /**
   * Creates a link's token. Earlier links of the same kind stay valid until one of them is used: anybody may
   * request another one, and a stranger's request must not invalidate the owner's link.
   */
  async make(
    tx: EntityManager,
    purpose: LinkPurpose,
    { email, userId, contributorId = null, signup = null }: Recipient,
  ): Promise<string> {
    const now = this.clock.now();
    const token = newToken();
    await tx.insert(MailLinkEntity, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      purpose,
      userId,
      email,
      signup: signup as never,
      contributorId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkHours[purpose] * hourMs),
      usedAt: null,
    });
    return token;
  }

  /** Input of the newest sign-up with an unverified address. */
  async waitingSignup(tx: EntityManager, userId: string): Promise<NewAccount | null> {
    const link = await tx.findOne(MailLinkEntity, {
      where: { userId, purpose: 'verify_email', usedAt: IsNull(), signup: Not(IsNull()) },
      order: { createdAt: 'DESC' },
    });
    return link?.signup ?? null;
  }

  /** Invalidates all open links to an account, or those of some kinds. */
  async endAll(
    tx: EntityManager,
    userId: string,
    purposes: readonly LinkPurpose[] = accountPurposes,
  ): Promise<void> {
    await tx.delete(MailLinkEntity, { userId, purpose: In([...purposes]), usedAt: IsNull() });
  }

  /** Invalidates the open invitations of a contributor. */
  async endInvitations(tx: EntityManager, contributorId: string): Promise<void> {
    await tx.delete(MailLinkEntity, { contributorId, usedAt: IsNull() });
  }

  /** Locks the link's row, so that concurrent uses are serialized. */
  find(tx: EntityManager, token: string): Promise<MailLinkEntity | null> {
    return tx.findOne(MailLinkEntity, {
      where: { tokenHash: hashToken(token) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  isOver(link: MailLinkEntity): boolean {
    return link.expiresAt <= this.clock.now();
  }

  async markUsed(tx: EntityManager, link: MailLinkEntity): Promise<void> {
    await tx.update(MailLinkEntity, { id: link.id }, { usedAt: this.clock.now(), signup: null });
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await tx.delete(MailLinkEntity, {
      expiresAt: LessThan(new Date(this.clock.now().getTime() - 7 * 24 * hourMs)),
    });
  }
}
