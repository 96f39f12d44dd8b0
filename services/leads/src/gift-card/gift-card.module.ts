import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkModule } from '../link/link.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { BuyGiftCard } from './buy-gift-card.js';
import { EraseOldGiftCards } from './erase-old-gift-cards.js';
import { GetGiftCard } from './get-gift-card.js';
import { GiftCardRpc } from './gift-card.rpc.js';
import { GiftCards } from './gift-cards.js';
import { OutsideGiftCardRefund } from './outside-gift-card-refund.js';
import { ReconcileGiftCards } from './reconcile-gift-cards.js';
import { RefundGiftCard } from './refund-gift-card.js';
import { SettleGiftCard } from './settle-gift-card.js';
import { WatchGiftCards } from './watch-gift-cards.js';
import { GiftCardEntity } from './gift-card.entity.js';
import { GiftCardLineEntity } from './gift-card.entity.js';
import { GiftCardRefundEntity } from './gift-card.entity.js';
import { GiftCardUseEntity } from './gift-card.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GiftCardEntity, GiftCardLineEntity, GiftCardRefundEntity, GiftCardUseEntity]),
    LinkModule,
    ProviderModule,
  ],
  controllers: [GiftCardRpc],
  providers: [
    BuyGiftCard,
    EraseOldGiftCards,
    GetGiftCard,
    GiftCards,
    OutsideGiftCardRefund,
    ReconcileGiftCards,
    RefundGiftCard,
    SettleGiftCard,
    WatchGiftCards,
  ],
  exports: [TypeOrmModule, GiftCards, OutsideGiftCardRefund, RefundGiftCard, SettleGiftCard],
})
export class GiftCardModule {}
