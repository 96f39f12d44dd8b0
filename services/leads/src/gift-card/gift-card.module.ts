import { Module } from '@nestjs/common';
import { LinkModule } from '../link/link.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { BuyGiftCard } from './buy-gift-card.js';
import { GetGiftCard } from './get-gift-card.js';
import { GiftCardRpc } from './gift-card.rpc.js';
import { GiftCards } from './gift-cards.js';
import { ReconcileGiftCards } from './reconcile-gift-cards.js';
import { SettleGiftCard } from './settle-gift-card.js';
import { WatchGiftCards } from './watch-gift-cards.js';

@Module({
  imports: [LinkModule, ProviderModule],
  controllers: [GiftCardRpc],
  providers: [BuyGiftCard, GetGiftCard, GiftCards, ReconcileGiftCards, SettleGiftCard, WatchGiftCards],
  exports: [GiftCards, SettleGiftCard],
})
export class GiftCardModule {}
