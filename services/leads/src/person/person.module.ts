import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RosterModule } from '../roster/roster.module.js';
import { ShareModule } from '../share/share.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { EraseOldBookings } from './erase-old-bookings.js';
import { ErasePerson } from './erase-person.js';
import { ErasePictures } from './erase-pictures.js';
import { ErasedRecords } from './erased-records.js';
import { ExportPerson } from './export-person.js';
import { ForgetPrivateSources } from './forget-private-sources.js';
import { ForgetStaff } from './forget-staff.js';
import { PrivacyRpc } from './privacy.rpc.js';
import { RecordsOfPerson } from './records-of-person.js';

@Module({
  imports: [BookingModule, PaymentModule, RosterModule, ShareModule, WaitlistModule],
  controllers: [PrivacyRpc],
  providers: [
    EraseOldBookings,
    ErasePerson,
    ErasePictures,
    ErasedRecords,
    ExportPerson,
    ForgetPrivateSources,
    ForgetStaff,
    RecordsOfPerson,
  ],
})
export class PersonModule {}
