import { Controller } from '@nestjs/common';
import { getBookingCalendar, getReceipt } from '@valam/contracts/leads/booking.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { BookingFiles } from './booking-files.js';

@Controller()
export class DocumentRpc {
  constructor(private readonly files: BookingFiles) {}

  @Handle(getBookingCalendar)
  calendar({ token }: RpcInput<typeof getBookingCalendar>) {
    return this.files.calendar(token);
  }

  @Handle(getReceipt)
  receipt({ token, id }: RpcInput<typeof getReceipt>) {
    return this.files.receipt(token, id);
  }
}
