import type { SeriesCheck } from '@valam/contracts/leads/invoices.admin';
import type { EntityManager } from 'typeorm';

const missingNumbers = `select s.series, n as number from invoice_series s, generate_series(1, s.last_number) n
      where not exists (select 1 from invoice i where i.series = s.series and i.number = n) order by s.series, n limit 1000`;

const withoutInvoice = `select 'payment' as what, p.id from payment p
      where not exists (select 1 from invoice i where i.payment_id = p.id and i.kind = 'invoice')
     union all
     select 'refund', r.id from refund r
      where r.state = 'refunded' and not exists (select 1 from invoice i where i.refund_id = r.id) limit 1000`;

/**
 * Checks that the numbers of all series run from 1 to the last without a gap, and that every payment and
 * refund has its document.
 */
export async function checkSeries(tx: EntityManager): Promise<SeriesCheck> {
  const gaps = await tx.query<{ series: string; number: number }[]>(missingNumbers);
  const unnumbered = await tx.query<{ what: string; id: string }[]>(withoutInvoice);
  return { gaps, unnumbered };
}
