import { InjectRepository } from '@nestjs/typeorm';
import { invoicesAdmin } from '@valam/contracts/leads/invoices.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { money as amountOf } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActions } from '@valam/service-kit/admin/resource';
import { Repository } from 'typeorm';
import { checkSeries } from '../invoice/check-series.js';
import { CompleteInvoices } from '../invoice/complete-invoices.js';
import { InvoiceEntity, invoiceNumber } from '../invoice/invoice.entity.js';
import { invoiceSheet } from '../invoice/invoice-sheet.js';

type InvoiceRecord = AdminRecordOf<typeof invoicesAdmin>;

/** Tax invoices and credit notes. They are issued with their payment or refund, and never changed here. */
@AdminEntity(invoicesAdmin)
export class InvoicesResource extends TableResource<InvoiceEntity, typeof invoicesAdmin> {
  readonly actions: AdminActions<typeof invoicesAdmin> = {
    check: (tx) => checkSeries(tx),
    csv: async (tx, { input: { month, page } }) => {
      await this.completeInvoices.fillIn(tx);
      return { filename: `invoices-${month}.csv`, ...(await invoiceSheet(tx, month, page ?? 1)) };
    },
  };

  constructor(
    @InjectRepository(InvoiceEntity) rows: Repository<InvoiceEntity>,
    private readonly completeInvoices: CompleteInvoices,
  ) {
    super(invoicesAdmin, rows, {
      filters: { bookingId: 'bookingId', kind: 'kind', series: 'series', currency: 'currency' },
    });
  }

  protected record(invoice: InvoiceEntity): InvoiceRecord {
    const { id, kind, series, bookingId, paymentId, refundId, currency, buyer, seller } = invoice;
    const { grossMinor, taxMinor, taxPercent } = invoice;
    const amount = (minor: number) => amountOf(Number(minor), currency);
    return {
      ...{ id, kind, series, bookingId, paymentId, refundId, currency },
      version: 1,
      number: invoiceNumber(invoice),
      gross: amount(grossMinor),
      tax: taxMinor === null ? null : amount(taxMinor),
      net: taxMinor === null ? null : amount(grossMinor - Number(taxMinor)),
      taxPercent: taxPercent === null ? null : Number(taxPercent),
      buyer: buyer.name,
      company: buyer.company ?? null,
      taxNumber: buyer.taxNumber ?? null,
      placeOfSupply: buyer.placeOfSupply ?? null,
      seller: seller?.name ?? null,
      issuedAt: invoice.issuedAt.toISOString(),
      drawnAt: invoice.drawnAt?.toISOString() ?? null,
    };
  }
}
