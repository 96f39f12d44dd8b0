import { Injectable } from '@nestjs/common';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { type EventContext, OnEvent } from '@valam/service-kit/events/on-event';
import { RedactFailures } from '@valam/service-kit/privacy/redact-failures';
import { MailStore } from '../delivery/mail-store.js';

/**
 * Anonymizes a person in the log of emails: the template and the date stay, the recipient and the content are
 * erased.
 */
@Injectable()
export class ForgetPerson {
  constructor(
    private readonly mails: MailStore,
    private readonly failures: RedactFailures,
  ) {}

  @OnEvent(personErasureRequested)
  async run({ email, requestedAt }: EventPayload<typeof personErasureRequested>, { tx }: EventContext) {
    await this.mails.forget(tx, normalizeEmail(email), new Date(requestedAt));
    await this.failures.forget(tx, [email]);
  }
}
