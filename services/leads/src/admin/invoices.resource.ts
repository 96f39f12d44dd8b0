import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { money as amountOf } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import { readValues } from '@valam/service-kit/admin/read-values';
import type {
  AdminActionCall,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { checkSeries } from '../invoice/check-series.js';
import { CompleteInvoices } from '../invoice/complete-invoices.js';
import { InvoiceEntity, invoiceNumber } from '../invoice/invoice.entity.js';
import { invoiceSheet } from '../invoice/invoice-sheet.js';
import { findById } from './find-by-id.js';
import { money } from './roles.js';

const Month = z.object({
  month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Please enter a month such as 2027-01.')),
});

/** Tax invoices and credit notes. They are issued with the money that they are about, and never changed here. */
@AdminEntity('invoices')
export class InvoicesResource implements AdminResource {
  readonly roles = { read: money };
  readonly actions = {
    check: {
      roles: money,
      isForAll: true,
      run: async (tx: EntityManager) => ({ ...(await checkSeries(tx)) }),
    },
    csv: {
      roles: money,
      isForAll: true,
      run: async (tx: EntityManager, { values }: AdminActionCall) => {
        const { month } = readValues(Month, values);
        await this.complete.fillIn(tx);
        return { filename: `invoices-${month}.csv`, csv: await invoiceSheet(tx, month) };
      },
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly complete: CompleteInvoices,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    return listPage<InvoiceEntity>(
      this.dataSource.manager,
      {
        entity: InvoiceEntity,
        sort: ['issuedAt', 'number', 'grossMinor'],
        search: ['series', 'number'],
        filters: { bookingId: 'bookingId', kind: 'kind', series: 'series', currency: 'currency' },
        toRecord: record,
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const invoice = await findById(tx, InvoiceEntity, id, lock);
    return invoice ? record(invoice) : null;
  }
}

function record(invoice: InvoiceEntity): AdminRecord {
  const { id, kind, series, bookingId, paymentId, refundId, currency, buyer, seller } = invoice;
  const amount = (minor: number | null) => (minor === null ? null : amountOf(Number(minor), currency));
  return {
    ...{ id, kind, series, bookingId, paymentId, refundId, currency },
    version: 1,
    number: invoiceNumber(invoice),
    gross: amount(invoice.grossMinor),
    tax: amount(invoice.taxMinor),
    net: amount(invoice.taxMinor === null ? null : invoice.grossMinor - Number(invoice.taxMinor)),
    taxPercent: invoice.taxPercent === null ? null : Number(invoice.taxPercent),
    buyer: buyer.name,
    company: buyer.company ?? null,
    taxNumber: buyer.taxNumber ?? null,
    placeOfSupply: buyer.placeOfSupply ?? null,
    seller: seller?.name ?? null,
    issuedAt: invoice.issuedAt.toISOString(),
    drawnAt: invoice.drawnAt?.toISOString() ?? null,
  };
}
