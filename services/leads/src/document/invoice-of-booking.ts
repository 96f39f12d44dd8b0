import { Injectable } from '@nestjs/common';
import { getInvoice } from '@valam/contracts/leads/booking.rpc';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { BookingDoor } from '../booking/booking-door.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { LeadsConfig } from '../config.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { billingOf } from '../invoice/billing.js';
import { CompleteInvoices } from '../invoice/complete-invoices.js';
import { InvoiceEntity, invoiceNumber, type InvoiceSeller } from '../invoice/invoice.entity.js';
import { isSandboxSeller } from '../invoice/seller.js';
import { placeOfSupply } from '../invoice/tax.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { ShareDoor } from '../share/share-door.js';
import { drawInvoice } from './invoice.js';

/** A tax invoice or credit note as a file. The first drawing fixes the buyer that it names. */
@Injectable()
export class InvoiceOfBooking {
  constructor(
    private readonly door: BookingDoor,
    private readonly shares: ShareDoor,
    private readonly clock: Clock,
    private readonly complete: CompleteInvoices,
    private readonly config: LeadsConfig,
  ) {}

  async file(token: string, id: string): Promise<FileContent> {
    return this.draw(await this.door.change(token, (tx, booking) => this.open(tx, booking, id, null)));
  }

  /** Of what a companion has paid: it is made out to the companion. */
  async shareFile(token: string, id: string): Promise<FileContent> {
    return this.draw(
      await this.shares.change(token, (tx, share, booking) => this.open(tx, booking, id, share.id)),
    );
  }

  private async open(tx: EntityManager, booking: BookingEntity, id: string, shareId: string | null) {
    await this.complete.fillIn(tx);
    const invoice = await tx.findOne(InvoiceEntity, {
      where: { id, bookingId: booking.id },
      lock: { mode: 'for_no_key_update' },
    });
    const payment = invoice && (await tx.findOneByOrFail(PaymentEntity, { id: invoice.paymentId }));
    if (!invoice || payment?.shareId !== shareId)
      throw problem(getInvoice, 'leads.link_unknown', 'There is no such invoice.');
    return this.facts(tx, booking, await this.fixed(tx, invoice, shareId !== null));
  }

  private async draw(facts: Parameters<typeof drawInvoice>[0]): Promise<FileContent> {
    const pdf = await drawInvoice(facts);
    const filename = `${facts.number.replaceAll('/', '-')}.pdf`;
    return { filename, contentType: 'application/pdf', base64: pdf.toString('base64') };
  }

  /** A credit note is made out like its invoice. */
  private async fixed(tx: EntityManager, invoice: InvoiceEntity, isShare: boolean): Promise<InvoiceEntity> {
    if (invoice.drawnAt) return invoice;
    const original =
      invoice.kind === 'credit_note'
        ? await tx.findOneBy(InvoiceEntity, { paymentId: invoice.paymentId, kind: 'invoice' })
        : null;
    const { company, taxNumber } = original?.drawnAt
      ? original.buyer
      : isShare
        ? { company: null, taxNumber: null }
        : await billingOf(tx, invoice.bookingId);
    const place = placeOfSupply(sellerOn(invoice).gstin, taxNumber ?? null);
    invoice.buyer = { ...invoice.buyer, company, taxNumber, placeOfSupply: place };
    invoice.drawnAt = this.clock.now();
    return tx.save(invoice);
  }

  private async facts(tx: EntityManager, booking: BookingEntity, invoice: InvoiceEntity) {
    const { tourTitle, startDate, endDate } = await tx.findOneByOrFail(DepartureEntity, {
      id: booking.departureId,
    });
    const original =
      invoice.kind === 'credit_note'
        ? await tx.findOneBy(InvoiceEntity, { paymentId: invoice.paymentId, kind: 'invoice' })
        : null;
    const seller = sellerOn(invoice);
    return {
      kind: invoice.kind,
      number: invoiceNumber(invoice),
      invoiceNumber: original && invoiceNumber(original),
      isSandbox: isSandboxSeller(seller),
      issuedAt: invoice.issuedAt,
      brand: this.config.BRAND_NAME,
      contact: `${this.config.BRAND_EMAIL}, ${this.config.BRAND_PHONE}`,
      seller,
      buyer: invoice.buyer,
      bookingRef: booking.ref,
      ...{ tourTitle, startDate, endDate, currency: invoice.currency, grossMinor: invoice.grossMinor },
      taxMinor: Number(invoice.taxMinor),
      taxPercent: Number(invoice.taxPercent),
    };
  }
}

function sellerOn({ id, seller }: InvoiceEntity): InvoiceSeller {
  if (!seller) throw new Error(`Invoice ${id} is not complete`);
  return seller;
}
