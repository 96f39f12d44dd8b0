import { formatDay, formatDayRange, istDay } from '@valam/contracts/shared/days';
import { formatMoney, money, type Currency } from '@valam/contracts/shared/money';
import type { InvoiceBuyer, InvoiceSeller } from '../invoice/invoice.entity.js';
import { Page, type PdfDocument, type TableRow } from './page.js';

export interface InvoiceFacts {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  /** For a credit note: the number of the corrected invoice. */
  readonly invoiceNumber: string | null;
  readonly isSandbox: boolean;
  readonly issuedAt: Date;
  readonly brand: string;
  readonly contact: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly bookingRef: string;
  readonly tourTitle: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly currency: Currency;
  readonly grossMinor: number;
  readonly taxMinor: number;
  readonly taxPercent: number;
}

/** A tax invoice or a credit note, only from the data stored with it. */
export function invoiceDocument(facts: InvoiceFacts): PdfDocument {
  const { kind, number, seller, buyer } = facts;
  const title = kind === 'invoice' ? 'Tax invoice' : 'Credit note';
  const page = new Page({ title: `${title} ${number}`, brand: facts.brand, at: facts.issuedAt });
  if (facts.isSandbox)
    page.text('Specimen of a system without a registered seller. This is not a tax document.');
  page.table(
    rows([
      ['Number', number],
      ['Date', formatDay(istDay(facts.issuedAt))],
      ['For invoice', facts.invoiceNumber],
      ['Booking', facts.bookingRef],
    ]),
    [1, 3],
  );
  page.heading('Seller').table(
    rows([
      ['Name', seller.name],
      ['Address', seller.address],
      ['GSTIN', seller.gstin],
    ]),
    [1, 3],
  );
  page.heading('Buyer').table(
    rows([
      ['Company', buyer.company],
      ['Name', buyer.name],
      ['Tax number', buyer.taxNumber],
      ['Place of supply', buyer.placeOfSupply],
    ]),
    [1, 3],
  );
  page
    .heading(kind === 'invoice' ? 'Supply' : 'Refund')
    .text(`Tour operator services: ${facts.tourTitle}, ${formatDayRange(facts.startDate, facts.endDate)}`)
    .table(amounts(facts), [3, 1]);
  return page.finish(`${seller.name}. ${facts.contact}. Amounts are in ${facts.currency}.`);
}

function amounts({ grossMinor, taxMinor, taxPercent, currency, seller, buyer }: InvoiceFacts): TableRow[] {
  const amount = (minor: number): string => formatMoney(money(minor, currency));
  const half = Math.floor(taxMinor / 2);
  const isWithinState = buyer.placeOfSupply?.endsWith(`(${seller.gstin.slice(0, 2)})`) ?? true;
  // Within a state, the tax is divided between the union and the state.
  const taxes: [string, number][] = isWithinState
    ? [
        [`CGST ${taxPercent / 2}%`, taxMinor - half],
        [`SGST ${taxPercent / 2}%`, half],
      ]
    : [[`IGST ${taxPercent}%`, taxMinor]];
  return [
    { cells: ['Net', amount(grossMinor - taxMinor)] },
    ...taxes.map(([name, minor]) => ({ cells: [name, amount(minor)] })),
    { cells: ['Gross', amount(grossMinor)], isStrong: true },
  ];
}

const rows = (facts: readonly (readonly [string, string | null | undefined])[]): TableRow[] =>
  facts.flatMap(([name, value]) => (value ? [{ cells: [name, value] }] : []));
