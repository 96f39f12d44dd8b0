import type { EntityManager } from 'typeorm';
import type { SubscriberEntity } from './subscriber.entity.js';

/** What a subscriber is sent, in the transaction that notes it. */
export abstract class NewsletterMails {
  abstract askToConfirm(tx: EntityManager, subscriber: SubscriberEntity): Promise<void>;
  abstract welcome(tx: EntityManager, subscriber: SubscriberEntity): Promise<void>;
}
