import { mailRequested } from '@valam/contracts/notifications/mail.events';
import type { Keyring } from '@valam/service-kit/secrets/keyring';
import * as z from 'zod/mini';
import { mailContentPurpose } from './mail.entity.js';

/** Content of an email as stored: encrypted, and only for a limited time. */
export const MailContent = z.pick(mailRequested.payload, { data: true, attachments: true });
export type MailContent = z.infer<typeof MailContent>;

export const encryptContent = (keyring: Keyring, content: MailContent): string =>
  keyring.encrypt(mailContentPurpose, JSON.stringify(content));

export const decryptContent = (keyring: Keyring, sealed: string): MailContent =>
  z.parse(MailContent, JSON.parse(keyring.decrypt(mailContentPurpose, sealed)));
