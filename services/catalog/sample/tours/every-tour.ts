import { bullets, paragraphs } from '../formatted.js';

/** Common texts of all tours. */

export const cancellationPolicy =
  paragraphs(
    'Cancel within 48 hours of booking, and more than 7 days before departure, and you get a full refund. After that the dates below apply. Days are calendar days in India (IST), counted to the departure date.',
  ) +
  bullets(
    'More than 60 days before departure: what you paid minus a 10% admin fee.',
    '30-60 days before departure: 50% of what you paid.',
    'Under 30 days: no refund. No refund for no-shows or early exit.',
  ) +
  paragraphs(
    'Moving to another date is free until 30 days before departure. Passing your booking to another person costs ₹2,000 and is possible up to 15 days before. Tell us about changes of group size at least 30 days before; for travelers you take off the booking the same shares apply. Refunds take 6-8 business days. Please send complaints in writing within 30 days of the tour.',
  );

export const includedEverywhere = [
  'Airport transfers on arrival and departure, at the hours named under boarding points',
  'A dedicated guide from arrival to departure',
  'All transport on the ground, with driver, in a vehicle that fits the group',
  'All meals, Pure Veg, with tea or coffee and safe water throughout',
  'Temple and monument tickets, shoe stands, offerings and boat rides named in the days',
];

/** Exclusions from the price, with the price of a single room. */
export const excludedWith = (singleRoomUsd: number): string[] => [
  ...excludedEverywhere,
  `Single room (from $${singleRoomUsd})`,
];

const excludedEverywhere = [
  'International flights and the visa',
  'Travel insurance (required), including medical cover and repatriation',
  'Tips, camera fees, personal gifts, laundry and anything bought on the way',
];

export const dietServed = [
  'Vegetarian',
  'Vegan',
  'Jain',
  'Gluten-free',
  'Without onion and garlic',
  'Mild, without chili',
];

export const dietNotServed = [
  'Meat, fish and eggs',
  'Kosher or halal certified kitchens',
  'A nut-free kitchen, which we cannot guarantee',
];

/** As stated in the article about money. */
export const tips =
  'None are expected: guides and drivers are paid properly. Groups that like to give put one envelope together at the end: ₹300 to ₹500 a day for the guide and ₹200 to ₹300 for the driver, from the whole group.';

export const extraCosts = [
  {
    name: 'e-Tourist visa',
    fromUsd: 10,
    toUsd: 80,
    note: 'By nationality, season and length; nothing for some passports.',
  },
  {
    name: 'Return flight to India',
    fromUsd: 650,
    toUsd: 1400,
    note: 'From Europe, North America or Australia, booked three months ahead.',
  },
  { name: 'Travel insurance', fromUsd: 40, toUsd: 120, note: 'Including medical cover and repatriation.' },
  { name: 'Pocket money', fromUsd: 60, toUsd: 150, note: 'Tips, tea, flowers, a scarf or two.' },
];

/** A single room with its price for all nights of the tour. */
export const ownRoom = (usd: number) => ({
  id: 'own-room',
  name: 'Single room',
  supplement: {
    USD: usd,
    EUR: Math.round(usd * 0.92),
    GBP: Math.round(usd * 0.79),
    INR: Math.round(usd * 0.84) * 100,
  },
});

export const sharedRoom = {
  id: 'twin-share',
  name: 'Twin room, shared with one traveler of the same gender or with your companion',
  supplement: { USD: 0, EUR: 0, GBP: 0, INR: 0 },
};

export const commonFaqs = [
  {
    question: 'What do I wear?',
    answer:
      'Shoulders and knees covered, clothes you can sit on the floor in, and shoes that come off easily. A large cotton scarf solves most of the rest.',
  },
  {
    question: 'Can I come alone?',
    answer:
      'Most do. You share a room with one traveler of the same gender, or pay a supplement for a single room. If there is no one to share with, you have the room alone at no extra cost.',
  },
  {
    question: 'What happens if too few people book?',
    answer:
      'Each date names its smallest group and the day by which we confirm it. If it does not run, you get a full refund, and if you prefer another date we hold a seat for you there.',
  },
];
