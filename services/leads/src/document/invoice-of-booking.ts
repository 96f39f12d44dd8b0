import { Injectable } from '@nestjs/common';
import { getInvoice } from '@valam/contracts/leads/booking.rpc';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { BookingAccess } from '../booking/booking-access.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { BookingStepEntity } from '../booking/booking-step.entity.js';
import { LeadsConfig } from '../config.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { billingOf } from '../invoice/billing.js';
import { CompleteInvoices } from '../invoice/complete-invoices.js';
import {
  InvoiceEntity,
  invoiceNumber,
  type InvoiceSeller,
  type InvoiceTrip,
} from '../invoice/invoice.entity.js';
import { isSandboxSeller } from '../invoice/seller.js';
import { placeOfSupply } from '../invoice/tax.js';
import { isOfOwner } from '../ledger/is-of-owner.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { ShareAccess } from '../share/share-access.js';
import { DrawPdf } from './draw-pdf.js';
import { invoiceDocument, type InvoiceFacts } from './invoice.js';

/** A tax invoice or credit note as a file. The first rendering fixes the buyer and the trip. */
@Injectable()
export class InvoiceOfBooking {
  constructor(
    private readonly access: BookingAccess,
    private readonly shares: ShareAccess,
    private readonly clock: Clock,
    private readonly completeInvoices: CompleteInvoices,
    private readonly drawPdf: DrawPdf,
    private readonly config: LeadsConfig,
  ) {}

  async file(token: string, id: string): Promise<FileContent> {
    return this.draw(await this.access.change(token, (tx, booking) => this.open(tx, booking, id, null)));
  }

  /** The invoice of a companion's payment, addressed to the companion. */
  async shareFile(token: string, id: string): Promise<FileContent> {
    return this.draw(
      await this.shares.change(token, (tx, share, booking) => this.open(tx, booking, id, share.id)),
    );
  }

  private async open(tx: EntityManager, booking: BookingEntity, id: string, shareId: string | null) {
    await this.completeInvoices.fillIn(tx);
    const invoice = await tx.findOne(InvoiceEntity, {
      where: { id, bookingId: booking.id },
      lock: { mode: 'for_no_key_update' },
    });
    const payment = invoice && (await tx.findOneByOrFail(PaymentEntity, { id: invoice.paymentId }));
    if (!invoice || !payment || !(await this.isOf(tx, payment, shareId)))
      throw problem(getInvoice, 'leads.link_unknown', 'There is no such invoice.');
    return this.facts(tx, booking, await this.fixed(tx, booking, invoice, shareId !== null));
  }

  /** Documents of a companion belong to the companion, and those of a former owner not to the current one. */
  private async isOf(tx: EntityManager, payment: PaymentEntity, shareId: string | null): Promise<boolean> {
    if (payment.shareId !== shareId) return false;
    return shareId !== null || isOfOwner(tx, payment);
  }

  private draw(facts: InvoiceFacts): Promise<FileContent> {
    return this.drawPdf.run(`${facts.number.replaceAll('/', '-')}.pdf`, invoiceDocument(facts), 'visitor');
  }

  /** A credit note has the addressee of its invoice. */
  private async fixed(
    tx: EntityManager,
    booking: BookingEntity,
    invoice: InvoiceEntity,
    isShare: boolean,
  ): Promise<InvoiceEntity> {
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
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    invoice.trip = departure.origin === 'catalog' ? tripOf(departure) : null;
    invoice.drawnAt = this.clock.now();
    return tx.save(invoice);
  }

  private async facts(tx: EntityManager, booking: BookingEntity, invoice: InvoiceEntity) {
    const { tourTitle, startDate, endDate } = invoice.trip ?? (await tripWhenDrawn(tx, booking, invoice));
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

const tripOf = ({ tourTitle, startDate, endDate }: DepartureEntity): InvoiceTrip => ({
  tourTitle,
  startDate,
  endDate,
});

/**
 * The booking may have moved to another date since the document was first opened, which does not change the
 * document.
 */
async function tripWhenDrawn(
  tx: EntityManager,
  { id: bookingId, departureId }: BookingEntity,
  { drawnAt }: InvoiceEntity,
): Promise<InvoiceTrip> {
  const step = drawnAt
    ? await tx.findOne(BookingStepEntity, {
        where: { bookingId, at: LessThanOrEqual(drawnAt) },
        order: { id: 'DESC' },
      })
    : null;
  return tripOf(await tx.findOneByOrFail(DepartureEntity, { id: step?.departureId ?? departureId }));
}

function sellerOn({ id, seller }: InvoiceEntity): InvoiceSeller {
  if (!seller) throw new Error(`Invoice ${id} is not complete`);
  return seller;
}
