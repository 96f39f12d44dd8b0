import { Injectable } from '@nestjs/common';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { type EventContext, OnEvent } from '@valam/service-kit/events/on-event';
import { Log } from '@valam/service-kit/logging/log';
import { MailStore } from './mail-store.js';
import { StrangerLimit } from './stranger-limit.js';

/** Stores a requested email and queues its delivery, once per event, unless strangers exceed the limit. */
@Injectable()
export class AcceptMailRequest {
  constructor(
    private readonly mails: MailStore,
    private readonly limit: StrangerLimit,
    private readonly log: Log,
  ) {}

  @OnEvent(mailRequested)
  async accept(
    request: EventPayload<typeof mailRequested>,
    { tx, eventId, occurredAt: requestedAt }: EventContext,
  ): Promise<void> {
    const { mailbox, isTooMany } = await this.limit.count(tx, request, requestedAt);
    await this.mails.add(tx, {
      id: eventId,
      requestedAt,
      mailbox,
      state: isTooMany ? 'suppressed' : 'queued',
      template: request.template,
      toAddress: request.to,
      toName: request.toName,
      content: { data: request.data, attachments: request.attachments },
    });
    if (isTooMany) this.log.warn({ mailId: eventId, template: request.template }, 'an email was suppressed');
    else await this.mails.queue(tx, eventId);
  }
}
