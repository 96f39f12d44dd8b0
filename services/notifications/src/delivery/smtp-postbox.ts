import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Settings } from '../config.js';
import { type OutgoingMail, Postbox } from './postbox.js';

/** Hands mails to an SMTP server. */
@Injectable()
export class SmtpPostbox extends Postbox implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(private readonly settings: Settings) {
    super();
    this.transport = createTransport({
      url: settings.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async post(mail: OutgoingMail): Promise<void> {
    const { BRAND_NAME, BRAND_EMAIL } = this.settings;
    await this.transport.sendMail({
      messageId: mail.messageId,
      from: { name: BRAND_NAME, address: BRAND_EMAIL },
      to: { name: mail.to.name ?? '', address: mail.to.address },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.unsubscribeUrl) },
      attachments: mail.attachments.map(({ filename, contentType, base64 }) => ({
        filename,
        contentType,
        content: Buffer.from(base64, 'base64'),
      })),
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** The address answers to a page, so a mail program offers it as a link, not as a one-click post. */
function unsubscribing(url: string | null): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>` } : {};
}
