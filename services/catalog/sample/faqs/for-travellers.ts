import type { SampleFaq } from '../types.js';
import { ask } from './ask.js';

export const forTravellers: SampleFaq[] = [
  ...ask('Spiritual Tour', [
    [
      'tour-included',
      'What is in the price?',
      'Rooms, all meals, transport on the ground, a dedicated guide, temple and monument tickets, and airport transfers on arrival and departure. Not in it: flights, visa, insurance, a room of your own and what you buy on the way.',
    ],
    [
      'tour-group',
      'How large is a group?',
      'Never more than 12. Each date names the smallest group with which it runs, and the day on which we decide.',
    ],
    [
      'tour-deposit',
      'How do I pay?',
      'A deposit of 20% by card when you book, the rest by a pay link 30 days before departure, end of day IST. No card is charged by itself. If you book later than that, the balance is due within 24 hours, or you pay in full at once.',
    ],
    [
      'tour-cancel',
      'What if I have to cancel?',
      'Full refund within 48 hours of booking, if departure is more than 7 days away. After that: more than 60 days before, what you paid minus 10%; 30-60 days, 50%; under 30 days, nothing. You see the exact amount before you confirm.',
    ],
    [
      'tour-change',
      'Can I move to another date or send a friend?',
      'Another date: free until 30 days before departure. Another person: until 15 days before, for ₹2,000. Both are done from your booking link, without a call.',
    ],
    [
      'tour-faith',
      'Must I be religious, or Hindu?',
      'No. About half of our guests would say neither. Some inner shrines are for Hindus only; the tour’s page says which, and what you do in that half hour.',
    ],
    [
      'tour-food',
      'What does “Pure Veg” mean?',
      'No meat, fish or eggs, in kitchens where there never were any. Milk, curd and ghee are used. Vegan, Jain and gluten-free food is possible where the tour’s page says so; tell us when you book.',
    ],
    [
      'tour-safety',
      'Is it safe to travel alone, as a woman?',
      'Most of our guests come alone, and two in three are women. You are met at the gate at any hour, the guide sleeps in the same house, and a woman of our team answers the telephone at night.',
    ],
    [
      'tour-health',
      'Which vaccinations do I need?',
      'None is required unless you come from a country with yellow fever. Doctors usually advise hepatitis A, typhoid and tetanus. Ask yours six weeks before; we are not doctors.',
    ],
  ]),
  ...ask('About', [
    [
      'about-who',
      'Who is behind this?',
      'Four people in Kanyakumari, six guides who live on the roads they lead, and hosts from many countries. We have connected seekers with spiritual experiences in India since 2023.',
    ],
    [
      'about-where',
      'Where are you, and when can I reach you?',
      'Our office is in Kanyakumari, at the southern tip of India. Monday to Saturday 9:00-18:00 IST, closed Sunday. Travellers on tour reach us at any hour.',
    ],
    [
      'about-commission',
      'Do guides or drivers get commission from shops?',
      'No. It is in their contracts. If a stop at a shop surprises you, write to us; somebody answers on the same day.',
    ],
    [
      'about-pictures',
      'Why drawings instead of photographs?',
      'Until our travellers have sent us their own photographs we show drawings, and call them so. We would rather not show you a place that you will not see.',
    ],
    [
      'about-registered',
      'Are my payments protected?',
      'You pay by card through a payment provider; we never see its number. Every payment has a receipt, and every refund is made to the same card in the same currency.',
    ],
    [
      'about-place',
      'What do the places get from it?',
      'Rooms, kitchens and boats belong to people of the place. Temples get what you give. On each tour we name one school or clinic that shows its accounts, and we take nothing of what you give there.',
    ],
  ]),
  ...ask('Private Tour', [
    [
      'private-how',
      'How does a private tour come about?',
      'You tell us who is coming, when, and what you care about. Within 48 hours you have a proposal with days, rooms and a price. Nothing is paid before you say yes.',
    ],
    [
      'private-size',
      'From how many people on?',
      'From one. For groups of more than 12 we travel with a second guide and, from 16 on, with a second bus.',
    ],
    [
      'private-length',
      'How long does a private tour take?',
      'Usually 7-14 days in one region, 10-21 for two, 5-12 for a retreat with practice.',
    ],
    [
      'private-price',
      'Is it dearer?',
      'For two people about a third more per person than a group date; from eight people on about the same.',
    ],
  ]),
  ...ask('Retreat', [
    [
      'retreat-beginner',
      'Do I need experience?',
      'The page of each retreat says so. Silence at Arunachala and the Ayurveda days need none, the yoga retreat a year of practice.',
    ],
    [
      'retreat-book',
      'Can I book a retreat here?',
      'You send an enquiry, and the teacher answers within 24 hours. Places are few and people are different; a talk before is part of it.',
    ],
  ]),
];
