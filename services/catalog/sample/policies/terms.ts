import { bullets, heading, paragraphs } from '../formatted.js';
import type { SamplePolicy } from '../types.js';

export const terms: SamplePolicy = {
  slug: 'terms_of_service',
  title: 'Terms of service',
  version: '2026-2',
  effectiveFrom: '2026-11-01',
  body:
    paragraphs(
      'These terms hold between you and us when you use this site, book a tour, inquire, subscribe or take part in the referral program. They are written to be read. Where your country’s law gives you more rights, those apply.',
    ) +
    heading('Booking') +
    bullets(
      'A booking is made when your deposit of 20% of the total is received. Until then your seats are held for you for a short time that the page names.',
      'The price, the days, what is included, and the version of these terms and of the cancellation policy are those shown to you at that moment. They are kept with your booking.',
      'The remaining 80% is due 30 days before departure, end of day IST. If you book later, you pay the balance within 24 hours or all at once. We send a pay link and reminders. No card is charged without your action, unless you save one for monthly installments: then we email you three days before each charge.',
      'Prices are per person in the currency you choose. The currency stays the same for the whole booking.',
      'Groups on tours have at most 12 travelers; the dates of a retreat name their own number of seats. You may book 1 to 12 seats.',
    ) +
    heading('What we owe you') +
    paragraphs(
      'The tour as described: accommodation, meals, transport, guides and airport transfers, by people who are properly licensed, and a person you can reach at any hour. If something essential has to change before departure, you hear it from us first, and may leave with a full refund.',
    ) +
    heading('What we ask of you') +
    bullets(
      'A passport and visa that are valid for the whole journey, and insurance.',
      'True answers about health, diet and mobility, as far as they matter for the days described.',
      'Respect for the rules of temples, ashrams and hosts: dress, footwear, photography, who may enter.',
      'No drugs, no alcohol where it is not allowed, no harm to others. A guide may end the tour for someone who endangers the group; no refund is due then.',
    ) +
    heading('Changes, cancellation, refunds') +
    paragraphs('They are set out on the page Cancellations and refunds, which is part of these terms.') +
    heading('Retreats, venues, temples and ashrams') +
    paragraphs(
      'Retreats with dates are booked like tours, on the same terms; about the others you inquire here and agree the booking with the teacher. Pages about temples and ashrams are information: hours and rules change, and each place decides for itself. We say when a page was last updated.',
    ) +
    heading('Referral program') +
    bullets(
      'You earn 10% of each booking made with your code: of what was captured less what was refunded, in US dollars. A commission never expires.',
      'The code is kept in the visitor’s browser for 30 days. Once a person has booked with a code, later bookings of that person keep it; a code given with an inquiry counts for 30 days.',
      'Payouts are monthly, 30 days after completion of the tour, once you reach US$50, by bank transfer or PayPal. Smaller amounts roll over.',
      'At 10 completed bookings in a year you are our guest on a retreat.',
      'Bookings you make for yourself don’t count and are held for review. Unsolicited email and false promises end the partnership.',
    ) +
    heading('Contributions') +
    paragraphs(
      'Articles, reviews and pictures that you send us stay yours; you allow us to show them here. Reviews come only from people who traveled, and are checked for law and privacy, never for praise.',
    ) +
    heading('Liability') +
    paragraphs(
      'We are liable without limit for willful misconduct, gross negligence and harm to life or health. For other damage our liability is limited to what is typical and foreseeable, at most three times the price of the tour. We are not liable for acts of God, closed borders or the services of airlines.',
    ) +
    heading('Law') +
    paragraphs(
      'Indian law applies; courts at Nagercoil, Tamil Nadu, have jurisdiction, unless the law of your home gives you a court there. Write to us first: most things are settled by someone who picks up the phone.',
    ),
};
