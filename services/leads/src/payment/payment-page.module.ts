import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DepartureModule } from '../departure/departure.module.js';
import { LinkModule } from '../link/link.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { BalancePages } from './balance-pages.js';
import { ClosePaymentPage } from './close-payment-page.js';
import { EndPaymentPage } from './end-payment-page.js';
import { AnswerWithPage } from './answer-with-page.js';
import { OpenPaymentPage } from './open-payment-page.js';
import { PaymentPages } from './payment-pages.js';
import { PaymentSessionEntity } from './payment-session.entity.js';
import { BookingModule } from '../booking/booking.module.js';

/** The provider's payment pages, from preparation to closing. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentSessionEntity]),
    BookingModule,
    DepartureModule,
    LinkModule,
    ProviderModule,
  ],
  providers: [BalancePages, ClosePaymentPage, EndPaymentPage, AnswerWithPage, OpenPaymentPage, PaymentPages],
  exports: [BalancePages, EndPaymentPage, AnswerWithPage, PaymentPages],
})
export class PaymentPageModule {}
