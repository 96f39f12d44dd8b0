import { linkLife } from '@valam/contracts/identity/link-life';
import { unconfirmedAddressesKeptDays } from '@valam/contracts/shared/retention';

interface DeadLinkWords {
  readonly lead: string;
  readonly advice: string;
  readonly way: { readonly label: string; readonly href: string };
}

const contact = { label: 'Contact us', href: '/contact-us' };
const cutOff = 'It may have been cut off in the email, or it has expired.';

/** Texts for invalid links by path prefix; longer prefixes come first. */
const kinds: readonly (readonly [string, DeadLinkWords])[] = [
  [
    '/booking/success',
    {
      lead: 'We can’t tell which payment this page is about.',
      advice: 'If you have paid, the confirmation email has the link to your booking.',
      way: contact,
    },
  ],
  [
    '/booking/cancelled',
    {
      lead: 'We can’t tell which payment this page is about.',
      advice: 'Nothing is charged without a confirmation email. You can start the booking again.',
      way: contact,
    },
  ],
  [
    '/booking/review',
    {
      lead: cutOff,
      advice: 'Open the newest email that asks for your review and use its complete link.',
      way: contact,
    },
  ],
  [
    '/booking/resume',
    {
      lead: 'The booking was made in the meantime, the tour has begun, or the link was cut off in the email.',
      advice:
        'The confirmation email has the link to a booking. A new booking begins on the page of its tour.',
      way: contact,
    },
  ],
  [
    '/booking/waitlist',
    {
      lead: cutOff,
      advice: 'Open the newest email about your waitlist entry and use its complete link.',
      way: contact,
    },
  ],
  [
    '/booking/share',
    {
      lead: cutOff,
      advice:
        'Open the newest email about your share and use its complete link, or ask the person who invited you to send it again.',
      way: contact,
    },
  ],
  [
    '/booking/quote',
    {
      lead: cutOff,
      advice: 'Open the newest email with your proposal, or ask us for a new one.',
      way: { label: 'Ask for a private tour', href: '/private-tours#inquiry-form' },
    },
  ],
  [
    '/booking',
    {
      lead: cutOff,
      advice:
        'Open the newest email about your booking and use its complete link. We also find your booking by your name and date.',
      way: contact,
    },
  ],
  [
    '/enquiry',
    {
      lead: cutOff,
      advice: 'Open the newest email about your inquiry and use its complete link, or send a new inquiry.',
      way: contact,
    },
  ],
  [
    '/gift-cards',
    {
      lead: 'It may have been cut off in the email, or the card was sent again with a new link.',
      advice: 'Open the newest email with your gift card and use its complete link.',
      way: contact,
    },
  ],
  [
    '/roster',
    {
      lead: 'It may have been cut off, it has expired, or it was withdrawn.',
      advice: 'Ask the person who shared the list of travelers with you for a new link.',
      way: contact,
    },
  ],
  [
    '/privacy',
    {
      lead: `It may have been used, have been cut off in the email, or have expired. Such a link works for ${linkLife('privacy_export')}.`,
      advice: 'Ask for a new one on the privacy page.',
      way: { label: 'Open the privacy page', href: '/privacy_policy' },
    },
  ],
  [
    '/newsletter/unsubscribe',
    {
      lead: 'It may have been cut off in the email.',
      advice: 'Use the complete link in the newest newsletter.',
      way: contact,
    },
  ],
  [
    '/newsletter',
    {
      lead: `It may have been cut off in the email, or is older than ${unconfirmedAddressesKeptDays} days.`,
      advice: 'Use the complete link in the email, or subscribe again at the foot of any page.',
      way: { label: 'To the home page', href: '/' },
    },
  ],
];

const otherwise: DeadLinkWords = {
  lead: cutOff,
  advice: 'Open the newest email from us and use its complete link.',
  way: contact,
};

/** The text for an invalid link: its purpose, and what to do instead. */
export const wordsFor = (pathname: string): DeadLinkWords =>
  kinds.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1] ?? otherwise;
