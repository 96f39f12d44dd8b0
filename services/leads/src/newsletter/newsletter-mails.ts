import type { EntityManager } from 'typeorm';
import type { SubscriberEntity } from './subscriber.entity.js';

/** Emails to a subscriber, queued in the transaction of the change. */
export abstract class NewsletterMails {
  abstract askToConfirm(tx: EntityManager, subscriber: SubscriberEntity): Promise<void>;
  abstract welcome(tx: EntityManager, subscriber: SubscriberEntity): Promise<void>;
}
