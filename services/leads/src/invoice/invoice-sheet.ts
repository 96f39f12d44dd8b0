import { addDays, formatDay, istDay, startOfIstDay } from '@valam/contracts/shared/days';
import { cellText } from '@valam/service-kit/text/cell-text';
import { stringify } from 'csv-stringify/sync';
import type { EntityManager } from 'typeorm';
import { invoiceNumber, type InvoiceEntity } from './invoice.entity.js';
import { countDocuments, documentsPerPage, somePageOfDocuments } from './invoice-sheet.sql.js';

type Document = Pick<
  InvoiceEntity,
  'series' | 'number' | 'currency' | 'grossMinor' | 'taxMinor' | 'taxPercent' | 'buyer' | 'issuedAt'
>;
type Row = Omit<Document, 'series' | 'number'> & {
  readonly kind: keyof typeof kinds;
  /** Null for a gift card, which is not a sale yet: the tax is due when a trip is paid for with it. */
  readonly series: string | null;
  readonly number: number | null;
  readonly ref: string;
  readonly method: string;
  readonly providerId: string | null;
};

const kinds = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  gift_card: 'Gift card',
  gift_card_refund: 'Gift card refund',
} as const;

/** Refunds are negative, so that the sum of a column is the amount kept. */
const signed = ({ kind }: Row, minor: number): string =>
  ((kind === 'credit_note' || kind === 'gift_card_refund' ? -minor : minor) / 100).toFixed(2);

const columns: Readonly<Record<string, (row: Row) => string>> = {
  Number: ({ series, number }) => (series && number ? invoiceNumber({ series, number }) : ''),
  Kind: ({ kind }) => kinds[kind],
  Date: ({ issuedAt }) => formatDay(istDay(issuedAt)),
  Booking: ({ ref }) => ref,
  Buyer: ({ buyer }) => cellText(buyer.name),
  Company: ({ buyer }) => cellText(buyer.company ?? ''),
  'Tax number': ({ buyer }) => cellText(buyer.taxNumber ?? ''),
  'Place of supply': ({ buyer }) => buyer.placeOfSupply ?? '',
  Currency: ({ currency }) => currency,
  Net: (row) => signed(row, row.grossMinor - Number(row.taxMinor)),
  'Tax %': ({ taxPercent }) => String(Number(taxPercent)),
  Tax: (row) => signed(row, Number(row.taxMinor)),
  Gross: (row) => signed(row, row.grossMinor),
  'Paid by': ({ method }) => method,
  'Number at the provider': ({ providerId }) => providerId ?? '',
};

/**
 * The documents of a month in India (`2027-01`) for the accountants, with the gift cards sold and refunded, in pages. The
 * lines paid by card add up to the amount that the provider captured and refunded.
 */
export async function invoiceSheet(
  tx: EntityManager,
  month: string,
  page: number,
): Promise<{ csv: string; pages: number }> {
  const first = `${month}-01`;
  const next = `${addDays(first, 32).slice(0, 7)}-01`;
  const days = [startOfIstDay(first), startOfIstDay(next)];
  const [{ total }] = await tx.query<[{ total: number }]>(countDocuments, days);
  const rows = await tx.query<Row[]>(somePageOfDocuments, [...days, (page - 1) * documentsPerPage]);
  const lines = rows.map((row) => Object.values(columns).map((read) => read(row)));
  return {
    csv: stringify([Object.keys(columns), ...lines], { bom: true }),
    pages: Math.max(1, Math.ceil(total / documentsPerPage)),
  };
}
