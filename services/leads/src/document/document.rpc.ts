import { Controller } from '@nestjs/common';
import { getBookingCalendar, getInvoice, getReceipt } from '@valam/contracts/leads/booking.rpc';
import { getShareInvoice, getShareReceipt } from '@valam/contracts/leads/share.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { BookingFiles } from './booking-files.js';
import { InvoiceOfBooking } from './invoice-of-booking.js';

@Controller()
export class DocumentRpc {
  constructor(
    private readonly files: BookingFiles,
    private readonly invoices: InvoiceOfBooking,
  ) {}

  @Handle(getBookingCalendar)
  calendar({ token }: RpcInput<typeof getBookingCalendar>) {
    return this.files.calendar(token);
  }

  @Handle(getReceipt)
  receipt({ token, id }: RpcInput<typeof getReceipt>) {
    return this.files.receipt(token, id);
  }

  @Handle(getInvoice)
  invoice({ token, id }: RpcInput<typeof getInvoice>) {
    return this.invoices.file(token, id);
  }

  @Handle(getShareReceipt)
  shareReceipt({ token, id }: RpcInput<typeof getShareReceipt>) {
    return this.files.shareReceipt(token, id);
  }

  @Handle(getShareInvoice)
  shareInvoice({ token, id }: RpcInput<typeof getShareInvoice>) {
    return this.invoices.shareFile(token, id);
  }
}
