import { bullets, heading, paragraphs, subheading } from '../formatted.js';
import type { SamplePolicy } from '../types.js';

export const cancellations: SamplePolicy = {
  slug: 'cancellations-and-refunds',
  title: 'Cancellations and refunds',
  version: '2026-2',
  effectiveFrom: '2026-11-01',
  body:
    paragraphs(
      'Plans change. This page says what you get back, and until when you can still change something, in days and in figures. Days are calendar days in Indian Standard Time (IST), counted from the day on which you cancel to the day of departure. The basis of every figure is what you have paid.',
    ) +
    heading('If you cancel') +
    bullets(
      'Within 48 hours of booking, and more than 7 days before departure: full refund. The 48 hours count from the moment your deposit is received.',
      'More than 60 days before departure: refund of what you paid minus a 10% admin fee.',
      '30-60 days before departure: 50% refund. Exactly 60 and exactly 30 days belong here.',
      'Under 30 days before departure: no refund.',
      'No refund for no-shows or early exit.',
    ) +
    paragraphs(
      'The 48-hour rule comes first: if you book 20 days ahead and cancel the next day, you get everything back. You cancel from your booking link; the exact refund is shown before you confirm, and the same sum is paid.',
    ) +
    subheading('An example') +
    paragraphs(
      'A tour costs $2,490; you have paid the deposit of $498. Cancelled 75 days before departure you get $448.20 back, 45 days before $249, 20 days before nothing. If you have paid in full, the same shares apply to $2,490.',
    ) +
    heading('If you want to change') +
    bullets(
      'To another date of the same tour: free of charge up to 30 days before departure. If you cancel after that, you get back at most the share that these rules gave on the day of the change.',
      'To another person: booking transfer is allowed up to 15 days before departure, for ₹2,000.',
      'Group size: tell us about changes at least 30 days before departure. For travelers you take off the booking, what you paid comes back by the shares above, as if you cancelled for them.',
      'If a new date costs less than you have paid, the difference comes back by the same shares.',
    ) +
    heading('If we cancel') +
    paragraphs(
      'A date that does not reach its smallest group is cancelled on the decision day named with it, at the latest. You get a full refund of what you paid without asking for it, and if you prefer another date we hold a seat for you there. The same holds if we cancel for any other reason before departure. We do not pay for flights that you booked yourself: please book changeable fares until the decision date.',
      'On tour, safety comes first. If weather, roads or authorities force a change of route, we arrange the best alternative nearby and tell you why. For every full day that cannot be replaced we refund the price of the tour divided by its days.',
    ) +
    heading('How refunds are made') +
    paragraphs(
      'To a gift card first if you used one, otherwise to the card you paid with, in the currency you paid in, and never more than was paid. Refunds take 6-8 business days after we confirm them; your bank may add some.',
    ) +
    heading('If something was not good') +
    paragraphs(
      'Tell your guide on the same day, so that it can be put right. Please send complaints in writing within 30 days of the end of the tour; we answer within 7 days.',
    ) +
    heading('Insurance') +
    paragraphs(
      'Please take out travel insurance with cover for cancellation, illness and repatriation. It pays where this page cannot.',
    ),
};
