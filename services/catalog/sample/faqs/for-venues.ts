import type { SampleFaq } from '../types.js';
import { ask } from './ask.js';

export const forVenues: SampleFaq[] = [
  ...ask('Venue Listing', [
    [
      'venue-list',
      'How do I list my house?',
      'Write to us with photographs of rooms, hall and kitchen, the number of beds, and two dates on which we may come and see it.',
    ],
    [
      'venue-cost',
      'What does a listing cost?',
      'Nothing. When a group books through us, a share is agreed in writing beforehand. Without a booking there is no fee.',
    ],
    [
      'venue-need',
      'What must a venue have?',
      'Clean rooms with their own bath, safe water, a vegetarian kitchen, a quiet place to practice for at least 12 people, and someone who is awake when a guest arrives at night.',
    ],
    [
      'venue-photos',
      'Which pictures do you need?',
      'One of the whole house by daylight, two of rooms, one of the hall, one of the way to the nearest temple. No filters, and nothing that is not there in July.',
    ],
  ]),
  ...ask('Retreat Venues', [
    [
      'hire-how',
      'Can I hire a venue for my own group?',
      'Yes. Tell us the size of your group, the month and what you teach. We propose two or three houses, with prices, within two business days.',
    ],
    [
      'hire-hall',
      'How large are the halls?',
      'From 50 to 180 square meters; each page says how many people the hall holds, and what is in it.',
    ],
    [
      'hire-deposit',
      'When is a date firm?',
      'With 20% paid. The rest is due 30 days before arrival. The house may not give the date to anyone else in between.',
    ],
    [
      'hire-food',
      'Who cooks?',
      'The house, always vegetarian. You agree on hours and diets with the cook beforehand; two of our venues also take a guest cook.',
    ],
    [
      'hire-help',
      'Can you look after transfers and temples as well?',
      'Yes, as much or as little as you like: from one car to a whole week with a guide.',
    ],
  ]),
];
