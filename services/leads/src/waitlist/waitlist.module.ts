import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingModule } from '../booking/booking.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { FreedSeats } from '../departure/freed-seats.js';
import { LinkModule } from '../link/link.module.js';
import { AcceptedOffers } from '../payment/accepted-offers.js';
import { PaymentModule } from '../payment/payment.module.js';
import { AcceptOffer } from './accept-offer.js';
import { CloseQueue } from './close-queue.js';
import { JoinWaitlist } from './join-waitlist.js';
import { LapsedOffers } from './lapsed-offers.js';
import { MoveOffers } from './move-offers.js';
import { OfferSeats } from './offer-seats.js';
import { RestoreOffer } from './restore-offer.js';
import { WaitlistPlace } from './waitlist-place.js';
import { WaitlistRpc } from './waitlist.rpc.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';

/** Global, because it implements ports declared in lower folders. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([WaitlistEntryEntity]),
    BookingModule,
    CheckoutModule,
    DepartureModule,
    LinkModule,
    PaymentModule,
  ],
  controllers: [WaitlistRpc],
  providers: [
    AcceptOffer,
    CloseQueue,
    JoinWaitlist,
    LapsedOffers,
    MoveOffers,
    OfferSeats,
    RestoreOffer,
    WaitlistPlace,
    { provide: AcceptedOffers, useExisting: RestoreOffer },
    { provide: FreedSeats, useExisting: OfferSeats },
  ],
  exports: [TypeOrmModule, WaitlistPlace, AcceptedOffers, FreedSeats],
})
export class WaitlistModule {}
