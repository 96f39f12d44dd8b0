import { DecideOnPayout } from '../payout/decide-on-payout.js';
import { OwnPayouts } from '../payout/own-payouts.js';
import { PayoutDetailsStore } from '../payout/payout-details.js';
import { PayoutRun } from '../payout/payout-run.js';
import { PayoutSheet } from '../payout/payout-sheet.js';
import { PayoutsResource } from '../payout/payouts.resource.js';
import { SetPayoutDetails } from '../payout/set-payout-details.js';
import { CommissionQueries } from './commission-queries.js';
import { CommissionSteps } from './commission-steps.js';
import { CommissionsResource } from './commissions.resource.js';
import { DecideOnCommission } from './decide-on-commission.js';
import { OnBookingEvents } from './on-booking-events.js';
import { RecordBooking } from './record-booking.js';
import { SettleBooking } from './settle-booking.js';

export const commissionProviders = [
  CommissionSteps,
  SettleBooking,
  RecordBooking,
  OnBookingEvents,
  DecideOnCommission,
  CommissionQueries,
  CommissionsResource,
  PayoutRun,
  DecideOnPayout,
  PayoutDetailsStore,
  PayoutSheet,
  OwnPayouts,
  SetPayoutDetails,
  PayoutsResource,
];
