import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { hashToken, newToken } from '../session/token.js';
import { MailLinkEntity, type LinkPurpose } from './mail-link.entity.js';

const hourMs = 3_600_000;

/** How long a mailed link lives. */
const linkHours: Record<LinkPurpose, number> = {
  verify_email: 48,
  reset_password: 1,
  set_password: 24,
  invitation: 72,
  privacy_export: 24,
  privacy_erase: 24,
};

/** 'an hour', '24 hours': for mails. */
export function lifeInWords(purpose: LinkPurpose): string {
  const hours = linkHours[purpose];
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** The links after which a password is chosen; asking for a new one makes the earlier ones useless. */
export const passwordPurposes = [
  'reset_password',
  'set_password',
  'invitation',
] as const satisfies readonly LinkPurpose[];

/** Makes and finds the links that prove an address. Only the hash of a token is kept. */
@Injectable()
export class MailLinks {
  constructor(private readonly clock: Clock) {}

  /** Makes a link's token; earlier unused ones of the same purpose and address stop working. */
  async make(
    tx: EntityManager,
    purpose: LinkPurpose,
    to: { email: string; userId: string | null },
  ): Promise<string> {
    const now = this.clock.now();
    const token = newToken();
    await tx.delete(MailLinkEntity, { purpose, email: to.email, usedAt: IsNull() });
    await tx.insert(MailLinkEntity, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      purpose,
      userId: to.userId,
      email: to.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkHours[purpose] * hourMs),
      usedAt: null,
    });
    return token;
  }

  /** Holds the link's row, so that two requests with it follow each other. */
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
    await tx.update(MailLinkEntity, { id: link.id }, { usedAt: this.clock.now() });
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await tx.delete(MailLinkEntity, {
      expiresAt: LessThan(new Date(this.clock.now().getTime() - 7 * 24 * hourMs)),
    });
  }
}
