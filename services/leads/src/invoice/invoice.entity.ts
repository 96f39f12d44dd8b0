import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Id,
  Json,
  Minor,
  Moment,
  OptionalJson,
  OptionalExact,
  OptionalMinor,
  OptionalMoment,
  OptionalUuid,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';

export interface InvoiceSeller {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
}

export interface InvoiceBuyer {
  readonly name: string;
  readonly company?: string | null;
  readonly taxNumber?: string | null;
  /** Set when it is first rendered. */
  readonly placeOfSupply?: string;
}

/** The trip that was paid for. */
export interface InvoiceTrip {
  readonly tourTitle: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** A tax invoice of a payment, or a credit note of a refund. Never changes once it is rendered. */
@Entity('invoice')
export class InvoiceEntity {
  @Id() id!: string;
  @Text() kind!: 'invoice' | 'credit_note';
  /** `INV/26-27`. */
  @Text() series!: string;
  @Whole() number!: number;
  @Uuid() bookingId!: string;
  @Uuid() paymentId!: string;
  @OptionalUuid() refundId!: string | null;
  @Text() currency!: Currency;
  @Minor() grossMinor!: number;
  /** Part of the gross amount; null until the running service has computed it from its settings. */
  @OptionalMinor() taxMinor!: number | null;
  @OptionalExact() taxPercent!: string | null;
  @OptionalJson() seller!: InvoiceSeller | null;
  @Json() buyer!: InvoiceBuyer;
  /**
   * The title when the document was first rendered; null for a private tour, whose title is replaced by an
   * erasure.
   */
  @OptionalJson() trip!: InvoiceTrip | null;
  @Moment() issuedAt!: Date;
  @OptionalMoment() drawnAt!: Date | null;
}

/** `INV/26-27/000042`: sixteen characters, the maximum under tax law. */
export const invoiceNumber = ({ series, number }: Pick<InvoiceEntity, 'series' | 'number'>): string =>
  `${series}/${String(number).padStart(6, '0')}`;
