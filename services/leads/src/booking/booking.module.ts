import { Module } from '@nestjs/common';
import { LinkModule } from '../link/link.module.js';
import { BookingDoor } from './booking-door.js';
import { CompanionForms } from './companion-forms.js';
import { EraseTravellers } from './erase-travellers.js';
import { SealedWishes } from './sealed-wishes.js';
import { Travellers } from './travellers.js';
import { WatchBalances } from './watch-balances.js';

@Module({
  imports: [LinkModule],
  providers: [BookingDoor, CompanionForms, EraseTravellers, SealedWishes, Travellers, WatchBalances],
  exports: [BookingDoor, CompanionForms, SealedWishes, Travellers],
})
export class BookingModule {}
