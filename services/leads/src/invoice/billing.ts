import { Injectable } from '@nestjs/common';
import { saveBilling } from '@valam/contracts/leads/booking.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { BookingAccess } from '../booking/booking-access.js';
import { InvoiceEntity } from './invoice.entity.js';
import { isGstin } from './tax.js';
import { billingOfOwner, saveBillingDetails } from './billing.sql.js';

export interface Billing {
  readonly company: string | null;
  readonly taxNumber: string | null;
}

/** The company to which a booking's invoices are addressed. A rendered invoice keeps its addressee. */
@Injectable()
export class BillingDetails {
  constructor(
    private readonly access: BookingAccess,
    private readonly clock: Clock,
  ) {}

  save({ token, ...input }: RpcInput<typeof saveBilling>): Promise<RpcReturn<typeof saveBilling>> {
    const company = input.company || null;
    const taxNumber = input.taxNumber ? input.taxNumber.toUpperCase() : null;
    if (taxNumber && !company)
      throw invalidFields({ company: 'Please enter the company that this tax number belongs to.' });
    if (taxNumber && /^\d{2}[A-Z]{5}\d{4}/.test(taxNumber) && !isGstin(taxNumber))
      throw invalidFields({ taxNumber: 'This GSTIN is not valid. Please check it.' });
    return this.access.change(token, async (tx, booking) => {
      const open = await tx.countBy(InvoiceEntity, { bookingId: booking.id });
      const drawn = await tx
        .createQueryBuilder(InvoiceEntity, 'invoice')
        .where({ bookingId: booking.id })
        .andWhere('invoice.drawn_at is not null')
        .getCount();
      if (open > 0 && drawn === open)
        throw problem(
          saveBilling,
          'leads.action_refused',
          'All invoices have already been opened, so none of them would change.',
        );
      await tx.query(saveBillingDetails, [booking.id, company, taxNumber, this.clock.now()]);
      return { company, taxNumber };
    });
  }
}

export async function billingOf(tx: EntityManager, bookingId: string): Promise<Billing> {
  const [row] = await tx.query<Billing[]>(billingOfOwner, [bookingId]);
  return row ?? { company: null, taxNumber: null };
}
