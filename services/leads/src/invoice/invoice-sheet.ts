import { addDays, formatDay, istDay, startOfIstDay } from '@valam/contracts/shared/days';
import { stringify } from 'csv-stringify/sync';
import type { EntityManager } from 'typeorm';
import { invoiceNumber, type InvoiceEntity } from './invoice.entity.js';

type Row = Pick<
  InvoiceEntity,
  'kind' | 'series' | 'number' | 'currency' | 'grossMinor' | 'taxMinor' | 'taxPercent' | 'buyer' | 'issuedAt'
> & { readonly ref: string; readonly method: string; readonly providerId: string | null };

/** What is given back is negative, so that a column adds up to what was kept. */
const signed = ({ kind }: Row, minor: number): string =>
  ((kind === 'credit_note' ? -minor : minor) / 100).toFixed(2);

/** What a traveler has typed is no formula. Amounts stay numbers, also negative ones. */
const typed = (text: string | null | undefined): string => (text ?? '').replace(/^(?=[=+\-@\t\r])/, "'");

const columns: Readonly<Record<string, (row: Row) => string>> = {
  Number: invoiceNumber,
  Kind: ({ kind }) => (kind === 'invoice' ? 'Invoice' : 'Credit note'),
  Date: ({ issuedAt }) => formatDay(istDay(issuedAt)),
  Booking: ({ ref }) => ref,
  Buyer: ({ buyer }) => typed(buyer.name),
  Company: ({ buyer }) => typed(buyer.company),
  'Tax number': ({ buyer }) => typed(buyer.taxNumber),
  'Place of supply': ({ buyer }) => buyer.placeOfSupply ?? '',
  Currency: ({ currency }) => currency,
  Net: (row) => signed(row, row.grossMinor - Number(row.taxMinor)),
  'Tax %': ({ taxPercent }) => String(Number(taxPercent)),
  Tax: (row) => signed(row, Number(row.taxMinor)),
  Gross: (row) => signed(row, row.grossMinor),
  'Paid by': ({ method }) => method,
  'Number at the provider': ({ providerId }) => providerId ?? '',
};

/** All documents of a month in India, `2027-01`, as accountants take them over. */
export async function invoiceSheet(tx: EntityManager, month: string): Promise<string> {
  const first = `${month}-01`;
  const next = `${addDays(first, 32).slice(0, 7)}-01`;
  const rows = await tx.query<Row[]>(
    `select i.kind, i.series, i.number, i.currency, i.gross_minor as "grossMinor", i.tax_minor as "taxMinor",
            i.tax_percent as "taxPercent", i.buyer, i.issued_at as "issuedAt", b.ref, p.method,
            coalesce(r.provider_refund_id, case when i.refund_id is null then p.provider_payment_id end) as "providerId"
       from invoice i join booking b on b.id = i.booking_id join payment p on p.id = i.payment_id
       left join refund r on r.id = i.refund_id
      where i.issued_at >= $1 and i.issued_at < $2 order by i.series desc, i.number`,
    [startOfIstDay(first), startOfIstDay(next)],
  );
  const lines = rows.map((row) => Object.values(columns).map((read) => read(row)));
  return stringify([Object.keys(columns), ...lines], { bom: true });
}
