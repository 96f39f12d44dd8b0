import { documentsSent } from './templates/inquiry/documents-sent.js';
import { inquiryReceived } from './templates/inquiry/inquiry-received.js';
import { leadNotice } from './templates/inquiry/lead-notice.js';
import { messageReceived } from './templates/inquiry/message-received.js';
import { newsletterConfirm } from './templates/inquiry/newsletter-confirm.js';
import { newsletterWelcome } from './templates/inquiry/newsletter-welcome.js';
import { operatorAlert } from './templates/inquiry/operator-alert.js';
import { privateTourReceived } from './templates/inquiry/private-tour-received.js';
import { quoteSent } from './templates/inquiry/quote-sent.js';
import { quoteWithdrawn } from './templates/inquiry/quote-withdrawn.js';
import { waitlistJoined } from './templates/inquiry/waitlist-joined.js';
import { waitlistOffer } from './templates/inquiry/waitlist-offer.js';
import { waitlistOver } from './templates/inquiry/waitlist-over.js';

/** Emails about inquiries, quotes, the waitlist and the newsletter, and notices to the team. */
export const inquiryTemplates = {
  'documents-sent': documentsSent,
  'inquiry-received': inquiryReceived,
  'lead-notice': leadNotice,
  'message-received': messageReceived,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'operator-alert': operatorAlert,
  'private-tour-received': privateTourReceived,
  'quote-sent': quoteSent,
  'quote-withdrawn': quoteWithdrawn,
  'waitlist-joined': waitlistJoined,
  'waitlist-offer': waitlistOffer,
  'waitlist-over': waitlistOver,
};
