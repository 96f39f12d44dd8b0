import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { NotificationsConfig } from '../config.js';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

/** Sends emails through an SMTP server. */
@Injectable()
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(private readonly settings: NotificationsConfig) {
    super();
    this.transport = createTransport({
      url: settings.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      requireTLS: needsTls(settings.SMTP_URL),
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
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': 'en-US',
        ...unsubscribing(mail.unsubscribeUrl),
      },
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

/** Emails include private links: to a remote server they never fall back to an unencrypted connection. */
export function needsTls(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  const isHere = hostname === 'localhost' || /^127(\.\d+){3}$/.test(hostname) || hostname === '[::1]';
  return protocol === 'smtp:' && !isHere && /[.:]/.test(hostname);
}

/** An email client unsubscribes with its own POST (RFC 8058) to the page's URL, which accepts it. */
function unsubscribing(url: string | null): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}
