import { addDays, formatDay, istDay, startOfIstDay } from '@valam/contracts/shared/days';
import { cellText } from '@valam/service-kit/text/cell-text';
import { stringify } from 'csv-stringify/sync';
import type { EntityManager } from 'typeorm';
import { invoiceNumber, type InvoiceEntity } from './invoice.entity.js';

/** About a third of the largest message. */
const documentsPerPage = 1_500;

const documents = `select i.kind, i.series, i.number, i.currency, i.gross_minor as "grossMinor", i.tax_minor as "taxMinor",
            i.tax_percent as "taxPercent", i.buyer, i.issued_at as "issuedAt", i.id, b.ref, p.method,
            coalesce(r.provider_refund_id, case when i.refund_id is null then p.provider_payment_id end) as "providerId"
       from invoice i join booking b on b.id = i.booking_id join payment p on p.id = i.payment_id
       left join refund r on r.id = i.refund_id
      where i.issued_at >= $1 and i.issued_at < $2
     union all
     select 'gift_card', null, null, currency, amount_minor, 0, 0, jsonb_build_object('name', buyer_name), paid_at, id,
            'Gift card' || coalesce(' …' || code_end, ''), 'card', provider_payment_id
       from gift_card where paid_at >= $1 and paid_at < $2
     union all
     select 'gift_card_refund', null, null, r.currency, r.amount_minor, 0, 0, jsonb_build_object('name', c.buyer_name),
            r.settled_at, r.id, 'Gift card' || coalesce(' …' || c.code_end, ''), 'card', r.provider_refund_id
       from gift_card_refund r join gift_card c on c.id = r.gift_card_id
      where r.state = 'refunded' and r.settled_at >= $1 and r.settled_at < $2`;

const countDocuments = `select count(*)::int as total from (${documents}) document`;

/** In order of insertion, so that a new document does not move others to another page. */
const somePageOfDocuments = `${documents}
      order by "issuedAt", id limit ${documentsPerPage} offset $3`;

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

/** Refunds are negative, so that the sum of a column is the retained amount. */
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
 * The documents of a month in India (`2027-01`) for accounting, with the gift cards sold and refunded, in
 * pages. The lines paid by card add up to the amounts that the provider captured and refunded.
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
