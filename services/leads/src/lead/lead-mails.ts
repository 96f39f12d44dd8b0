import type { EntityManager } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';

/** Emails to the inquirer and the team about a lead, queued in the transaction that stores it. */
export abstract class LeadMails {
  abstract received(tx: EntityManager, lead: LeadEntity): Promise<void>;
}
