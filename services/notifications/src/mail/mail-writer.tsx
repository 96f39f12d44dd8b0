import { Injectable } from '@nestjs/common';
import { render, toPlainText } from '@react-email/render';
import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { formatInstant } from '@valam/contracts/shared/days';
import * as z from 'zod/mini';
import { NotificationsConfig } from '../config.js';
import type { Brand } from './brand.js';
import type { MailTemplate } from './mail-template.js';
import { fact, factName, factValue } from './parts/facts.js';
import { MailLayout } from './parts/layout.js';
import { plainData } from './plain-words.js';
import { templates } from './templates.js';

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl: string | null;
}

/** Plain text: headings are not in capitals, and a fact is one line with its label. */
const plainText = {
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: `tr.${fact}`, format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: `td.${factName}`, format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: `td.${factValue}`, format: 'inline' },
  ],
};

/** Renders a template with its data: HTML and plain text from the same tree. */
@Injectable()
export class MailWriter {
  private readonly brand: Brand;

  constructor(settings: NotificationsConfig) {
    this.brand = {
      name: settings.BRAND_NAME,
      email: settings.BRAND_EMAIL,
      phone: settings.BRAND_PHONE,
      address: settings.BRAND_ADDRESS,
      origin: settings.SITE_ORIGIN,
    };
  }

  /** `writtenAt`: the time of its request, which the email states if it is sent much later. */
  async write(name: string, data: unknown, writtenAt: Date | null = null): Promise<WrittenMail> {
    if (!Object.hasOwn(templates, name)) throw new Error(`There is no mail template ${name}`);
    const template = templates[name as MailTemplateName] as unknown as MailTemplate;
    const parsed = z.parse(mailTemplates[name as MailTemplateName], data);
    const known = plainData(name as MailTemplateName, parsed) as never;
    const unsubscribeUrl = unsubscribeUrlIn(known);
    const subject = oneLine(template.subject(known, this.brand));
    const html = await render(
      <MailLayout
        brand={this.brand}
        subject={subject}
        preview={template.preview(known, this.brand)}
        writtenAt={writtenAt && formatInstant(writtenAt)}
        why={template.why}
        unsubscribeUrl={unsubscribeUrl}
      >
        {template.body(known, this.brand)}
      </MailLayout>,
    );
    return { subject, html, text: toPlainText(html, plainText), unsubscribeUrl };
  }
}

/** Prevents header injection by a line break in a name. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

function unsubscribeUrlIn(data: object): string | null {
  return 'unsubscribeUrl' in data && typeof data.unsubscribeUrl === 'string' ? data.unsubscribeUrl : null;
}
