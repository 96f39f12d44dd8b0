import { bookingApi } from '../api/booking.api';
import { bookWithoutScripts } from '../features/booking-panel/book-without-scripts';
import { joinWaitlist } from '../features/booking-panel/join-waitlist';
import { releaseSeats } from '../features/checkout-return/release-seats';
import { sendMessage } from '../features/contact/send-message';
import { sendDocumentsRequest } from '../features/documents/send-documents-request';
import { onPage } from '../parts/on-page';
import { sendInquiry } from '../parts/inquiry/send-inquiry';
import { buyGiftCard, checkGiftCard } from '../features/gift-card/buy-gift-card';
import { cancelBooking } from '../features/manage/cancel-booking';
import { changeDate, changeGroupSize } from '../features/manage/change-booking';
import { saveCard, withdrawCard } from '../features/manage/automatic-charges';
import { leavePlan, startPlan } from '../features/manage/choose-plan';
import { inviteCompanions, resendShare, withdrawShare } from '../features/manage/share-balance';
import { payShare, saveShareTraveller } from '../features/share/pay-share';
import { payBalance } from '../features/manage/pay-balance';
import { redeemGiftCard } from '../features/manage/redeem-gift-card';
import { saveBilling } from '../features/manage/save-billing';
import { saveTravellers } from '../features/manage/save-travellers';
import { transferBooking } from '../features/manage/transfer-booking';
import { stopReminders } from '../features/checkout-return/stop-reminders';
import { confirmNewsletter, leaveNewsletter } from '../features/newsletter-link/newsletter-actions';
import { erasePerson } from '../features/privacy/erase-person';
import { requestPrivacyLink } from '../features/privacy/request-link';
import { sendPrivateTour, sendPrivateTourFromTour } from '../features/private-tour/send-private-tour';
import { acceptQuote } from '../features/quote/accept-quote';
import { sendReview } from '../features/review/send-review';
import { acceptOffer, withdraw } from '../features/waitlist-place/answer-offer';
import { subscribeWriter } from '../features/writers-newsletter/subscribe-writer';

const { booking, quote, reviewInvitation, share, waitlistEntry } = bookingApi.endpoints;

/** The code of booking's form actions, in a separate chunk. */
export const formActions = {
  inquiry: sendInquiry,
  documents: sendDocumentsRequest,
  waitlist: joinWaitlist,
  book: bookWithoutScripts,
  contact: sendMessage,
  'private-tour': sendPrivateTour,
  'private-tour-from-tour': sendPrivateTourFromTour,
  'writers-newsletter': subscribeWriter,
  'buy-gift-card': buyGiftCard,
  'check-gift-card': checkGiftCard,
  'redeem-gift-card': onPage(booking, redeemGiftCard),
  release: releaseSeats,
  'pay-balance': onPage(booking, payBalance),
  'start-plan': onPage(booking, startPlan),
  'leave-plan': onPage(booking, leavePlan),
  'invite-companions': onPage(booking, inviteCompanions),
  'withdraw-share': onPage(booking, withdrawShare),
  'resend-share': onPage(booking, resendShare),
  'pay-share': onPage(share, payShare),
  'share-traveller': saveShareTraveller,
  'save-card': onPage(booking, saveCard),
  'withdraw-card': onPage(booking, withdrawCard),
  cancel: onPage(booking, cancelBooking),
  'change-date': onPage(booking, changeDate),
  'group-size': onPage(booking, changeGroupSize),
  transfer: onPage(booking, transferBooking),
  travellers: saveTravellers,
  billing: onPage(booking, saveBilling),
  'newsletter-confirm': confirmNewsletter,
  'newsletter-leave': leaveNewsletter,
  'accept-offer': onPage(waitlistEntry, acceptOffer),
  'reminders-off': stopReminders,
  withdraw: onPage(waitlistEntry, withdraw),
  'accept-quote': onPage(quote, acceptQuote),
  review: onPage(reviewInvitation, sendReview),
  'privacy-request': requestPrivacyLink,
  'privacy-erase': erasePerson,
};
