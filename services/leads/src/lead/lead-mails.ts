import type { EntityManager } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';

/** What the inquirer and the team hear about a lead, in the transaction that stores it. */
export abstract class LeadMails {
  abstract received(tx: EntityManager, lead: LeadEntity): Promise<void>;
}
