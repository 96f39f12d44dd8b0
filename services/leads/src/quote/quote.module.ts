import { Global, Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { Proposals } from '../lead/proposals.js';
import { LinkModule } from '../link/link.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { AcceptQuote } from './accept-quote.js';
import { LapseQuotes } from './lapse-quotes.js';
import { QuoteRpc } from './quote.rpc.js';
import { Quotes } from './quotes.js';
import { WriteQuote } from './write-quote.js';

/** Global, so that lower folders get what they declare and this one implements. */
@Global()
@Module({
  imports: [CheckoutModule, LinkModule, PaymentModule],
  controllers: [QuoteRpc],
  providers: [AcceptQuote, LapseQuotes, Quotes, WriteQuote, { provide: Proposals, useExisting: Quotes }],
  exports: [WriteQuote, Proposals],
})
export class QuoteModule {}
