import { bullets, paragraphs } from '../formatted.js';

/** What all tours have in common. */

export const cancellationPolicy =
  paragraphs(
    'Cancel within 48 hours of booking, and more than 7 days before departure, and everything you paid comes back. After that the calendar decides. Days are calendar days in India (IST), counted to the departure date.',
  ) +
  bullets(
    'More than 60 days before departure: what you paid minus a 10% admin fee.',
    '30-60 days before departure: 50% of what you paid.',
    'Under 30 days: no refund. No refund for no-shows or early exit.',
  ) +
  paragraphs(
    'Moving to another date is free until 30 days before departure. Passing your booking to another person costs ₹2,000 and is possible up to 15 days before. Changes of group size are due 30 days before. Refunds take 6-8 business days. Complaints about quality reach us within 30 days of the tour.',
  );

export const includedEverywhere = [
  'Airport transfers on arrival and departure, at whatever hour you land',
  'A dedicated guide from the first airport gate to the last',
  'All transport on the ground, with driver, in a vehicle that fits the group',
  'All meals, Pure Veg, with filter coffee, tea and safe water throughout',
  'Temple and monument tickets, shoe stands, offerings and boat rides named in the days',
];

export const excludedEverywhere = [
  'International flights and the visa',
  'Travel insurance, which you need',
  'A room of your own (see room options)',
  'Camera fees, personal gifts, laundry and anything bought on the way',
];

export const dietServed = [
  'Vegetarian',
  'Vegan',
  'Jain',
  'Gluten-free',
  'Without onion and garlic',
  'Mild, without chilli',
];

export const dietNotServed = [
  'Meat, fish and eggs',
  'Kosher or halal certified kitchens',
  'Kitchens free of nut traces',
];

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
  { name: 'Travel insurance', fromUsd: 40, toUsd: 120, note: 'With medical cover and the way home.' },
  { name: 'Pocket money', fromUsd: 60, toUsd: 150, note: 'Tips, tea, flowers, a scarf or two.' },
];

/** A room of one's own, priced for the nights of the tour. */
export const ownRoom = (usd: number) => ({
  id: 'own-room',
  name: 'A room of your own',
  supplement: {
    USD: usd,
    EUR: Math.round(usd * 0.92),
    GBP: Math.round(usd * 0.79),
    INR: Math.round(usd * 0.84) * 100,
  },
});

export const sharedRoom = {
  id: 'twin-share',
  name: 'Twin room, shared with one traveller of the same gender or with whom you come',
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
      'Most do. You share a room with one traveller of the same gender, or pay a supplement for your own. If nobody is there to share with, you have the room alone at no extra cost.',
  },
  {
    question: 'What happens if too few people book?',
    answer:
      'Each date names its smallest group and the day on which we decide. If it does not run, you choose another date or get back everything you paid.',
  },
];
