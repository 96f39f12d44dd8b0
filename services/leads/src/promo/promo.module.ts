import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PromoCodes } from './promo-codes.js';
import { PromoCodeEntity } from './promo-code.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PromoCodeEntity])],
  providers: [PromoCodes],
  exports: [TypeOrmModule, PromoCodes],
})
export class PromoModule {}
