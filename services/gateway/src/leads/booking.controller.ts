import { Controller } from '@nestjs/common';
import {
  cancelBookingRoute,
  changeDateRoute,
  changeGroupSizeRoute,
  getBookingCalendarRoute,
  getBookingRoute,
  getInvoiceRoute,
  getReceiptRoute,
  leavePaymentPlanRoute,
  payBalanceRoute,
  quoteCancelRoute,
  quoteChangeDateRoute,
  quoteGroupSizeRoute,
  saveBillingRoute,
  saveCardRoute,
  redeemGiftCardsRoute,
  saveTravellersRoute,
  startPaymentPlanRoute,
  transferBookingRoute,
  withdrawCardRoute,
} from '@valam/contracts/leads/booking.routes';
import {
  cancelBooking,
  changeDate,
  changeGroupSize,
  getBooking,
  getBookingCalendar,
  getInvoice,
  getReceipt,
  leavePaymentPlan,
  payBalance,
  quoteCancel,
  quoteChangeDate,
  quoteGroupSize,
  saveBilling,
  saveCard,
  redeemGiftCards,
  saveTravellers,
  startPaymentPlan,
  transferBooking,
  withdrawCard,
} from '@valam/contracts/leads/booking.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** A booking, by its secret link. */
@Controller()
export class BookingController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getBookingRoute)
  get(@Call() { params }: CallOf<typeof getBookingRoute>) {
    return this.rpc.call(getBooking, params);
  }

  @UsesRoute(quoteCancelRoute)
  quoteCancel(@Call() { params }: CallOf<typeof quoteCancelRoute>) {
    return this.rpc.call(quoteCancel, params);
  }

  @UsesRoute(cancelBookingRoute)
  cancel(@Call() { params, body }: CallOf<typeof cancelBookingRoute>) {
    return this.rpc.call(cancelBooking, { ...body, ...params });
  }

  @UsesRoute(quoteChangeDateRoute)
  quoteChangeDate(@Call() { params, query }: CallOf<typeof quoteChangeDateRoute>) {
    return this.rpc.call(quoteChangeDate, { ...query, ...params });
  }

  @UsesRoute(changeDateRoute)
  changeDate(@Call() { params, body }: CallOf<typeof changeDateRoute>) {
    return this.rpc.call(changeDate, { ...body, ...params });
  }

  @UsesRoute(quoteGroupSizeRoute)
  quoteGroupSize(@Call() { params, query }: CallOf<typeof quoteGroupSizeRoute>) {
    return this.rpc.call(quoteGroupSize, { ...query, ...params });
  }

  @UsesRoute(changeGroupSizeRoute)
  changeGroupSize(@Call() { params, body }: CallOf<typeof changeGroupSizeRoute>) {
    return this.rpc.call(changeGroupSize, { ...body, ...params });
  }

  @UsesRoute(transferBookingRoute)
  transfer(@Call() { params, body }: CallOf<typeof transferBookingRoute>) {
    return this.rpc.call(transferBooking, { ...body, ...params });
  }

  @UsesRoute(redeemGiftCardsRoute)
  redeemGiftCards(@Call() { params, body }: CallOf<typeof redeemGiftCardsRoute>) {
    return this.rpc.call(redeemGiftCards, { ...params, ...body });
  }

  @UsesRoute(saveTravellersRoute)
  saveTravellers(@Call() { params, body }: CallOf<typeof saveTravellersRoute>) {
    return this.rpc.call(saveTravellers, { ...body, ...params });
  }

  @UsesRoute(payBalanceRoute)
  payBalance(@Call() { params, body }: CallOf<typeof payBalanceRoute>) {
    return this.rpc.call(payBalance, { ...body, ...params });
  }

  @UsesRoute(startPaymentPlanRoute)
  startPlan(@Call() { params, body }: CallOf<typeof startPaymentPlanRoute>) {
    return this.rpc.call(startPaymentPlan, { ...body, ...params });
  }

  @UsesRoute(leavePaymentPlanRoute)
  leavePlan(@Call() { params }: CallOf<typeof leavePaymentPlanRoute>) {
    return this.rpc.call(leavePaymentPlan, params);
  }

  @UsesRoute(saveCardRoute)
  saveCard(@Call() { params, body }: CallOf<typeof saveCardRoute>) {
    return this.rpc.call(saveCard, { ...body, ...params });
  }

  @UsesRoute(withdrawCardRoute)
  withdrawCard(@Call() { params }: CallOf<typeof withdrawCardRoute>) {
    return this.rpc.call(withdrawCard, params);
  }

  @UsesRoute(getBookingCalendarRoute)
  getCalendar(@Call() { params }: CallOf<typeof getBookingCalendarRoute>) {
    return this.rpc.call(getBookingCalendar, params);
  }

  @UsesRoute(getReceiptRoute)
  getReceipt(@Call() { params }: CallOf<typeof getReceiptRoute>) {
    return this.rpc.call(getReceipt, params);
  }

  @UsesRoute(getInvoiceRoute)
  getInvoice(@Call() { params }: CallOf<typeof getInvoiceRoute>) {
    return this.rpc.call(getInvoice, params);
  }

  @UsesRoute(saveBillingRoute)
  saveBilling(@Call() { params, body }: CallOf<typeof saveBillingRoute>) {
    return this.rpc.call(saveBilling, { ...body, ...params });
  }
}
