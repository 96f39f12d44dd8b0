import type { SeriesCheck } from '@valam/contracts/leads/invoices.admin';
import type { EntityManager } from 'typeorm';
import { missingNumbers, withoutInvoice } from './check-series.sql.js';

/**
 * Checks that the numbers of all series run from 1 to the last without a gap, and that every payment and refund has
 * its document.
 */
export async function checkSeries(tx: EntityManager): Promise<SeriesCheck> {
  const gaps = await tx.query<{ series: string; number: number }[]>(missingNumbers);
  const unnumbered = await tx.query<{ what: string; id: string }[]>(withoutInvoice);
  return { gaps, unnumbered };
}
