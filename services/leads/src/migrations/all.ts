import { departures } from './0001-departures.js';
import { bookings } from './0002-bookings.js';
import { leads } from './0003-leads.js';
import { afterTheBooking } from './0004-after-the-booking.js';
import { bookingTerms } from './0005-booking-terms.js';
import { officeSearch } from './0006-office-search.js';
import { leadRetention } from './0007-lead-retention.js';
import { reviewPhoto } from './0008-review-photo.js';
import { knownPolicies } from './0030-known-policies.js';
import { partialCancellations } from './0041-partial-cancellations.js';
import { waitlistTold } from './0042-waitlist-told.js';
import { referralClaims } from './0043-referral-claims.js';
import { holdLimits } from './0044-hold-limits.js';
import { promoCodes } from './0045-promo-codes.js';
import { giftCards } from './0046-gift-cards.js';
import { paymentPlans } from './0047-payment-plans.js';
import { automaticCharges } from './0048-automatic-charges.js';
import { checkoutReminders } from './0050-checkout-reminders.js';
import { invoices } from './0051-invoices.js';
import { shares } from './0052-shares.js';
import { chosenInstallments } from './0054-chosen-installments.js';
import { datesOfRetreats } from './0055-dates-of-retreats.js';
import { promoCodesOfRetreats } from './0056-promo-codes-of-retreats.js';
import { salesEntries } from './0065-sales-entries.js';
import { promisesByDay } from './0070-promises-by-day.js';
import { cash } from './0071-cash.js';
import { funnel } from './0072-funnel.js';
import { giftCardRefunds } from './0073-gift-card-refunds.js';
import { leadSums } from './0074-lead-sums.js';
import { cashLocksNoBookings } from './0075-cash-locks-no-bookings.js';
import { funnelMonths } from './0076-funnel-months.js';
import { reportMonths } from './0077-report-months.js';
import { departurePace } from './0078-departure-pace.js';
import { formerOwners } from './0079-former-owners.js';
import { reportsLockNoBookings } from './0080-reports-lock-no-bookings.js';
import { promisedLeads } from './0081-promised-leads.js';
import { earlyWithdrawals } from './0082-early-withdrawals.js';
import { reviewsByTrip } from './0083-reviews-by-trip.js';
import { formerPayers } from './0084-former-payers.js';
import { erasedAndOvertaken } from './0085-erased-and-overtaken.js';
import { proposalsByTour } from './0086-proposals-by-tour.js';
import { lostReasons } from './0087-lost-reasons.js';
import { erasedRecords } from './0088-erased-records.js';
import { formerTourAddresses } from './0090-former-tour-addresses.js';
import { tripsOfInvoices } from './0089-trips-of-invoices.js';
import { bookingsByMailbox } from './0091-bookings-by-mailbox.js';
import { knownRetreats } from './0092-known-retreats.js';

export const migrations = [
  departures,
  bookings,
  leads,
  afterTheBooking,
  bookingTerms,
  officeSearch,
  leadRetention,
  reviewPhoto,
  knownPolicies,
  partialCancellations,
  waitlistTold,
  referralClaims,
  holdLimits,
  promoCodes,
  giftCards,
  paymentPlans,
  automaticCharges,
  checkoutReminders,
  invoices,
  shares,
  chosenInstallments,
  datesOfRetreats,
  promoCodesOfRetreats,
  salesEntries,
  promisesByDay,
  cash,
  funnel,
  giftCardRefunds,
  leadSums,
  cashLocksNoBookings,
  funnelMonths,
  reportMonths,
  departurePace,
  formerOwners,
  reportsLockNoBookings,
  promisedLeads,
  earlyWithdrawals,
  reviewsByTrip,
  formerPayers,
  erasedAndOvertaken,
  proposalsByTour,
  lostReasons,
  erasedRecords,
  tripsOfInvoices,
  formerTourAddresses,
  bookingsByMailbox,
  knownRetreats,
];
