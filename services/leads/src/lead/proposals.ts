import type { EntityManager } from 'typeorm';

/** Port to the proposals of a lead. */
export abstract class Proposals {
  /** The private link of the newest valid one; null without any. */
  abstract newestUrl(tx: EntityManager, leadId: string): Promise<string | null>;
}
