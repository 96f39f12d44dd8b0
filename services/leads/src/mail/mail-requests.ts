import { Injectable } from '@nestjs/common';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import type { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { LeadsConfig } from '../config.js';

type Templates = typeof mailTemplates;
type Recipient = { readonly email: string; readonly name?: string | null };

/** Requests emails, in the transaction of their cause. */
@Injectable()
export class MailRequests {
  constructor(private readonly config: LeadsConfig) {}

  /** Sends nothing to an erased person, who has no address. */
  async send<T extends keyof Templates>(
    tx: EntityManager,
    template: T,
    to: Recipient,
    data: z.infer<Templates[T]>,
    attachments: readonly FileContent[] = [],
  ): Promise<void> {
    if (!to.email) return;
    const mail = mailFor(template, to, data);
    await emit(tx, mailRequested, attachments.length > 0 ? { ...mail, attachments: [...attachments] } : mail);
  }

  /** To the people who run the site. */
  async tellTeam<T extends 'operator-alert' | 'lead-notice'>(
    tx: EntityManager,
    template: T,
    data: z.infer<Templates[T]>,
  ): Promise<void> {
    await this.send(tx, template, { email: this.config.BRAND_EMAIL, name: this.config.BRAND_NAME }, data);
  }
}
