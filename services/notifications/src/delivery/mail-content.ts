import { mailRequested } from '@valam/contracts/notifications/mail.events';
import type { Sealer } from '@valam/service-kit/secrets/sealer';
import * as z from 'zod/mini';
import { mailContentPurpose } from './mail.entity.js';

/** Content of an email as stored: encrypted, and only for a limited time. */
export const MailContent = z.pick(mailRequested.payload, { data: true, attachments: true });
export type MailContent = z.infer<typeof MailContent>;

export const sealContent = (sealer: Sealer, content: MailContent): string =>
  sealer.seal(mailContentPurpose, JSON.stringify(content));

export const openContent = (sealer: Sealer, sealed: string): MailContent =>
  z.parse(MailContent, JSON.parse(sealer.open(mailContentPurpose, sealed)));
