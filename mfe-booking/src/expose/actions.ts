import { joinWaitlist } from '../features/booking-panel/join-waitlist';
import { sendMessage } from '../features/contact/send-message';
import { sendDocumentsRequest } from '../features/documents/send-documents-request';
import { sendInquiry } from '../features/inquiry/send-inquiry';
import { sendPrivateTour, sendPrivateTourFromTour } from '../features/private-tour/send-private-tour';
import { subscribeWriter } from '../features/writers-newsletter/subscribe-writer';

/** What booking's forms do, with and without scripts. */
export const actions = {
  inquiry: sendInquiry,
  documents: sendDocumentsRequest,
  waitlist: joinWaitlist,
  contact: sendMessage,
  'private-tour': sendPrivateTour,
  'private-tour-from-tour': sendPrivateTourFromTour,
  'writers-newsletter': subscribeWriter,
};
