import {
  erasePersonRoute,
  exportPersonRoute,
  openPrivacyLinkRoute,
} from '@valam/contracts/identity/privacy.routes';
import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import {
  cancelBookingRoute,
  changeDateRoute,
  changeGroupSizeRoute,
  getBookingRoute,
  payBalanceRoute,
  quoteCancelRoute,
  quoteChangeDateRoute,
  quoteGroupSizeRoute,
  saveTravellersRoute,
  transferBookingRoute,
} from '@valam/contracts/leads/booking.routes';
import {
  createBookingSessionRoute,
  getCheckoutSessionRoute,
  releaseCheckoutRoute,
} from '@valam/contracts/leads/checkout.routes';
import { createLeadRoute, getEnquiryRoute } from '@valam/contracts/leads/lead.routes';
import {
  confirmNewsletterRoute,
  subscribeToNewsletterRoute,
  unsubscribeFromNewsletterRoute,
} from '@valam/contracts/leads/newsletter.routes';
import { acceptQuoteRoute, getQuoteRoute } from '@valam/contracts/leads/quote.routes';
import {
  getReviewInvitationRoute,
  removeReviewPhotoRoute,
  submitReviewRoute,
} from '@valam/contracts/leads/review.routes';
import { getRosterRoute } from '@valam/contracts/leads/roster.routes';
import {
  acceptOfferRoute,
  getWaitlistEntryRoute,
  joinWaitlistRoute,
  withdrawFromWaitlistRoute,
} from '@valam/contracts/leads/waitlist.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

/** Every call of booking, before and after paying. */
export const bookingApi = createRemoteApi('booking', {
  availability: routeQuery(getTourAvailabilityRoute),
  createLead: routeMutation(createLeadRoute),
  enquiry: routeQuery(getEnquiryRoute),
  subscribe: routeMutation(subscribeToNewsletterRoute),
  confirmNewsletter: routeMutation(confirmNewsletterRoute),
  unsubscribe: routeMutation(unsubscribeFromNewsletterRoute),
  createBookingSession: routeMutation(createBookingSessionRoute),
  checkoutSession: routeQuery(getCheckoutSessionRoute),
  releaseCheckout: routeMutation(releaseCheckoutRoute),
  joinWaitlist: routeMutation(joinWaitlistRoute),
  waitlistEntry: routeQuery(getWaitlistEntryRoute),
  acceptOffer: routeMutation(acceptOfferRoute),
  withdraw: routeMutation(withdrawFromWaitlistRoute),
  booking: routeQuery(getBookingRoute),
  quoteCancel: routeQuery(quoteCancelRoute),
  cancel: routeMutation(cancelBookingRoute),
  quoteChange: routeQuery(quoteChangeDateRoute),
  changeDate: routeMutation(changeDateRoute),
  quoteGroupSize: routeQuery(quoteGroupSizeRoute),
  changeGroupSize: routeMutation(changeGroupSizeRoute),
  transfer: routeMutation(transferBookingRoute),
  saveTravellers: routeMutation(saveTravellersRoute),
  payBalance: routeMutation(payBalanceRoute),
  quote: routeQuery(getQuoteRoute),
  acceptQuote: routeMutation(acceptQuoteRoute),
  reviewInvitation: routeQuery(getReviewInvitationRoute),
  submitReview: routeMutation(submitReviewRoute),
  removeReviewPhoto: routeMutation(removeReviewPhotoRoute),
  roster: routeQuery(getRosterRoute),
  privacyLink: routeQuery(openPrivacyLinkRoute),
  exportPerson: routeMutation(exportPersonRoute),
  erasePerson: routeMutation(erasePersonRoute),
});

export const { useAvailabilityQuery } = bookingApi;
