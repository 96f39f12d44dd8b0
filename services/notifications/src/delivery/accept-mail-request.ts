import { Injectable } from '@nestjs/common';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { type EventContext, OnEvent } from '@valam/service-kit/events/on-event';
import { MailStore } from './mail-store.js';

/** Somebody is to get a mail: notes it and puts the sending down as a job, once per event. */
@Injectable()
export class AcceptMailRequest {
  constructor(private readonly mails: MailStore) {}

  @OnEvent(mailRequested)
  async accept(request: EventPayload<typeof mailRequested>, { tx, eventId }: EventContext): Promise<void> {
    await this.mails.add(tx, {
      id: eventId,
      template: request.template,
      toAddress: request.to,
      toName: request.toName,
      content: { data: request.data, attachments: request.attachments },
    });
    await this.mails.queue(tx, eventId);
  }
}
