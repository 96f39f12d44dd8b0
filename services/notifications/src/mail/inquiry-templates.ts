import { documentsSent } from './templates/documents-sent.js';
import { inquiryReceived } from './templates/inquiry-received.js';
import { leadNotice } from './templates/lead-notice.js';
import { messageReceived } from './templates/message-received.js';
import { newsletterConfirm } from './templates/newsletter-confirm.js';
import { newsletterWelcome } from './templates/newsletter-welcome.js';
import { operatorAlert } from './templates/operator-alert.js';
import { privateTourReceived } from './templates/private-tour-received.js';
import { quoteSent } from './templates/quote-sent.js';
import { quoteWithdrawn } from './templates/quote-withdrawn.js';
import { waitlistJoined } from './templates/waitlist-joined.js';
import { waitlistOffer } from './templates/waitlist-offer.js';
import { waitlistOver } from './templates/waitlist-over.js';

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
