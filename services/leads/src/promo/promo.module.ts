import { Module } from '@nestjs/common';
import { PromoCodes } from './promo-codes.js';

@Module({ providers: [PromoCodes], exports: [PromoCodes] })
export class PromoModule {}
