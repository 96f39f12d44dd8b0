import type { EntityManager } from 'typeorm';

/** The proposals that were written for a lead. */
export abstract class Proposals {
  /** The private link of the newest one that stands; null when there is none. */
  abstract newestUrl(tx: EntityManager, leadId: string): Promise<string | null>;
}
