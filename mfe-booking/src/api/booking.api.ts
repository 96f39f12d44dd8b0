import {
  erasePersonRoute,
  exportPersonRoute,
  openPrivacyLinkRoute,
} from '@valam/contracts/identity/privacy.routes';
import {
  getRetreatAvailabilityRoute,
  getTourAvailabilityRoute,
} from '@valam/contracts/leads/availability.routes';
import {
  cancelBookingRoute,
  changeDateRoute,
  changeGroupSizeRoute,
  getBookingRoute,
  leavePaymentPlanRoute,
  payBalanceRoute,
  quoteCancelRoute,
  quoteChangeDateRoute,
  quoteGroupSizeRoute,
  redeemGiftCardsRoute,
  saveBillingRoute,
  saveCardRoute,
  saveTravellersRoute,
  startPaymentPlanRoute,
  transferBookingRoute,
  withdrawCardRoute,
} from '@valam/contracts/leads/booking.routes';
import {
  createBookingSessionRoute,
  getCheckoutSessionRoute,
  releaseCheckoutRoute,
} from '@valam/contracts/leads/checkout.routes';
import {
  buyGiftCardRoute,
  getGiftCardBalanceRoute,
  getGiftCardRoute,
  getGiftCardSessionRoute,
} from '@valam/contracts/leads/gift-card.routes';
import { createLeadRoute, getInquiryRoute } from '@valam/contracts/leads/lead.routes';
import {
  checkNewsletterLinkRoute,
  confirmNewsletterRoute,
  subscribeToNewsletterRoute,
  unsubscribeFromNewsletterRoute,
} from '@valam/contracts/leads/newsletter.routes';
import { checkPromoRoute } from '@valam/contracts/leads/promo.routes';
import { acceptQuoteRoute, getQuoteRoute } from '@valam/contracts/leads/quote.routes';
import {
  getReviewInvitationRoute,
  removeReviewPhotoRoute,
  submitReviewRoute,
  uploadReviewPhotoRoute,
} from '@valam/contracts/leads/review.routes';
import { getRosterRoute } from '@valam/contracts/leads/roster.routes';
import {
  getShareRoute,
  inviteCompanionsRoute,
  payShareRoute,
  resendShareRoute,
  saveShareTravellerRoute,
  withdrawShareRoute,
} from '@valam/contracts/leads/share.routes';
import {
  acceptOfferRoute,
  getWaitlistEntryRoute,
  joinWaitlistRoute,
  withdrawFromWaitlistRoute,
} from '@valam/contracts/leads/waitlist.routes';
import {
  getUnfinishedCheckoutRoute,
  stopCheckoutRemindersRoute,
} from '@valam/contracts/leads/unfinished-checkout.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

export const bookingApi = createRemoteApi('booking', (build) => ({
  availability: build.query(routeQuery(getTourAvailabilityRoute)),
  retreatAvailability: build.query(routeQuery(getRetreatAvailabilityRoute)),
  createLead: build.mutation(routeMutation(createLeadRoute)),
  inquiry: build.query(routeQuery(getInquiryRoute)),
  subscribe: build.mutation(routeMutation(subscribeToNewsletterRoute)),
  newsletterLink: build.query(routeQuery(checkNewsletterLinkRoute)),
  confirmNewsletter: build.mutation(routeMutation(confirmNewsletterRoute)),
  unsubscribe: build.mutation(routeMutation(unsubscribeFromNewsletterRoute)),
  createBookingSession: build.mutation(routeMutation(createBookingSessionRoute)),
  /* A query sent as a POST with a body, because a promo code must not appear in a URL. */
  promo: build.query(routeMutation(checkPromoRoute)),
  /* The same call as a mutation, for a form that shows the reason of a refusal. */
  checkPromo: build.mutation(routeMutation(checkPromoRoute)),
  buyGiftCard: build.mutation(routeMutation(buyGiftCardRoute)),
  checkGiftCard: build.mutation(routeMutation(getGiftCardBalanceRoute)),
  giftCardSession: build.query(routeQuery(getGiftCardSessionRoute)),
  giftCard: build.query(routeQuery(getGiftCardRoute)),
  redeemGiftCards: build.mutation(routeMutation(redeemGiftCardsRoute)),
  checkoutSession: build.query(routeQuery(getCheckoutSessionRoute)),
  releaseCheckout: build.mutation(routeMutation(releaseCheckoutRoute)),
  unfinishedCheckout: build.query(routeQuery(getUnfinishedCheckoutRoute)),
  stopCheckoutReminders: build.mutation(routeMutation(stopCheckoutRemindersRoute)),
  joinWaitlist: build.mutation(routeMutation(joinWaitlistRoute)),
  waitlistEntry: build.query(routeQuery(getWaitlistEntryRoute)),
  acceptOffer: build.mutation(routeMutation(acceptOfferRoute)),
  withdraw: build.mutation(routeMutation(withdrawFromWaitlistRoute)),
  booking: build.query(routeQuery(getBookingRoute)),
  quoteCancel: build.query(routeQuery(quoteCancelRoute)),
  cancel: build.mutation(routeMutation(cancelBookingRoute)),
  quoteChange: build.query(routeQuery(quoteChangeDateRoute)),
  changeDate: build.mutation(routeMutation(changeDateRoute)),
  quoteGroupSize: build.query(routeQuery(quoteGroupSizeRoute)),
  changeGroupSize: build.mutation(routeMutation(changeGroupSizeRoute)),
  transfer: build.mutation(routeMutation(transferBookingRoute)),
  saveTravellers: build.mutation(routeMutation(saveTravellersRoute)),
  saveBilling: build.mutation(routeMutation(saveBillingRoute)),
  payBalance: build.mutation(routeMutation(payBalanceRoute)),
  startPlan: build.mutation(routeMutation(startPaymentPlanRoute)),
  leavePlan: build.mutation(routeMutation(leavePaymentPlanRoute)),
  saveCard: build.mutation(routeMutation(saveCardRoute)),
  withdrawCard: build.mutation(routeMutation(withdrawCardRoute)),
  inviteCompanions: build.mutation(routeMutation(inviteCompanionsRoute)),
  withdrawShare: build.mutation(routeMutation(withdrawShareRoute)),
  resendShare: build.mutation(routeMutation(resendShareRoute)),
  share: build.query(routeQuery(getShareRoute)),
  payShare: build.mutation(routeMutation(payShareRoute)),
  saveShareTraveller: build.mutation(routeMutation(saveShareTravellerRoute)),
  quote: build.query(routeQuery(getQuoteRoute)),
  acceptQuote: build.mutation(routeMutation(acceptQuoteRoute)),
  reviewInvitation: build.query(routeQuery(getReviewInvitationRoute)),
  submitReview: build.mutation(routeMutation(submitReviewRoute)),
  uploadReviewPhoto: build.mutation(routeMutation(uploadReviewPhotoRoute)),
  removeReviewPhoto: build.mutation(routeMutation(removeReviewPhotoRoute)),
  roster: build.query(routeQuery(getRosterRoute)),
  privacyLink: build.query(routeQuery(openPrivacyLinkRoute)),
  exportPerson: build.mutation(routeMutation(exportPersonRoute)),
  erasePerson: build.mutation(routeMutation(erasePersonRoute)),
}));

export const { useAvailabilityQuery, useRetreatAvailabilityQuery, usePromoQuery } = bookingApi;
