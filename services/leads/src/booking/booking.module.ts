import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkModule } from '../link/link.module.js';
import { BookingAccess } from './booking-access.js';
import { CompanionForms } from './companion-forms.js';
import { EraseTravellers } from './erase-travellers.js';
import { EncryptedWishes } from './encrypted-wishes.js';
import { Travellers } from './travellers.js';
import { WatchBalances } from './watch-balances.js';
import { BookingEntity } from './booking.entity.js';
import { BookingNoteEntity } from './booking-note.entity.js';
import { BookingStepEntity } from './booking-step.entity.js';
import { TravellerEntity } from './traveller.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BookingEntity, BookingNoteEntity, BookingStepEntity, TravellerEntity]),
    LinkModule,
  ],
  providers: [BookingAccess, CompanionForms, EraseTravellers, EncryptedWishes, Travellers, WatchBalances],
  exports: [TypeOrmModule, BookingAccess, CompanionForms, EncryptedWishes, Travellers],
})
export class BookingModule {}
