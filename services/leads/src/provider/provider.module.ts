import { Module } from '@nestjs/common';
import { PaymentProvider } from './payment-provider.js';
import { StripeProvider } from './stripe-provider.js';

@Module({
  providers: [{ provide: PaymentProvider, useClass: StripeProvider }],
  exports: [PaymentProvider],
})
export class ProviderModule {}
