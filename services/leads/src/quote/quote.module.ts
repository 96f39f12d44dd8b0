import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { Proposals } from '../lead/proposals.js';
import { LinkModule } from '../link/link.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { AcceptQuote } from './accept-quote.js';
import { LapseQuotes } from './lapse-quotes.js';
import { QuoteRpc } from './quote.rpc.js';
import { Quotes } from './quotes.js';
import { WriteQuote } from './write-quote.js';
import { LeadModule } from '../lead/lead.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { BookingModule } from '../booking/booking.module.js';
import { QuoteEntity } from './quote.entity.js';

/** Global, because it implements ports declared in lower folders. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([QuoteEntity]),
    BookingModule,
    CheckoutModule,
    DepartureModule,
    LeadModule,
    LinkModule,
    PaymentModule,
  ],
  controllers: [QuoteRpc],
  providers: [AcceptQuote, LapseQuotes, Quotes, WriteQuote, { provide: Proposals, useExisting: Quotes }],
  exports: [TypeOrmModule, WriteQuote, Proposals],
})
export class QuoteModule {}
