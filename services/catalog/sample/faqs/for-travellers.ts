import type { SampleFaq } from '../types.js';
import { ask } from './ask.js';

export const forTravellers: SampleFaq[] = [
  ...ask('Spiritual Tour', [
    [
      'tour-included',
      'What is in the price?',
      'Rooms, all meals, transport on the ground, a dedicated guide, temple and monument tickets, and airport transfers on arrival and departure. Not included: flights, visa, insurance, a single room, tips and what you buy on the way.',
    ],
    [
      'tour-group',
      'How large is a group?',
      'Never more than 12. Each date names the smallest group with which it runs, and the day by which we confirm it.',
    ],
    [
      'tour-deposit',
      'How do I pay?',
      'A deposit of 20% by card when you book, the rest by a pay link 30 days before departure, end of day IST. If you book later than that, the balance is due within 24 hours, or you pay in full at once. No card is charged without your action, unless you save one for monthly installments.',
    ],
    [
      'tour-cancel',
      'What if I have to cancel?',
      'Full refund within 48 hours of booking, if departure is more than 7 days away. After that: more than 60 days before, what you paid minus 10%; 30-60 days, 50%; under 30 days, nothing. You see the exact amount before you confirm.',
    ],
    [
      'tour-change',
      'Can I move to another date or send a friend?',
      'Another date: free until 30 days before departure; if you cancel after that, you get back no more than you would have on the day of the change. Another person: until 15 days before, for ₹2,000 (Indian rupees). Both are done from your booking link, without a call.',
    ],
    [
      'tour-faith',
      'Must I be religious, or Hindu?',
      'No. People come with every faith and with none. Some shrines, and some whole temples, are for Hindus only; the tour’s page says which, and what you do in the meantime.',
    ],
    [
      'tour-food',
      'What does “Pure Veg” mean?',
      'No meat, fish or eggs, in kitchens where there never were any. Milk, curd and ghee are used. Vegan, Jain and gluten-free food is possible where the tour’s page says so; tell us when you book.',
    ],
    [
      'tour-safety',
      'Is it safe to travel alone, as a woman?',
      'Many of our guests come alone, and many are women. You are met on arrival, the guide sleeps in the same house, and a woman on our team answers the phone at night. No place is safe at every hour: the guide says where and when to go in company.',
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
      'Our office is in Kanyakumari, at the southern tip of India. Monday to Saturday 9:00-18:00 IST, closed Sunday. Travelers on tour reach us at any hour.',
    ],
    [
      'about-commission',
      'Do guides or drivers get commission from shops?',
      'No. It is in their contracts. If a stop at a shop surprises you, write to us; we answer on the same day.',
    ],
    [
      'about-pictures',
      'Why drawings instead of photographs?',
      'Until our travelers have sent us their own photographs we show drawings, and call them so. We’d rather show a drawing than a stock photo of somewhere else.',
    ],
    [
      'about-registered',
      'Are my payments protected?',
      'You pay by card through a payment provider; we never see your card number. Every payment has a receipt. Refunds go back the way you paid, first to a gift card if you used one, in the same currency.',
    ],
    [
      'about-place',
      'How do local people benefit?',
      'Rooms, kitchens and boats belong to local people, and no one takes commission on what you buy. Temples get what you give. If you want to support a school or clinic, your guide can name one that publishes its accounts.',
    ],
  ]),
  ...ask('Private Tour', [
    [
      'private-how',
      'How does a private tour work?',
      'You tell us who is coming, when, and what you care about. Within 48 hours you have a proposal with days, rooms and a price. Nothing is paid before you say yes.',
    ],
    [
      'private-size',
      'What is the minimum group size?',
      'One. For groups of more than 12 we travel with a second guide and, from 16, with a second bus.',
    ],
    [
      'private-length',
      'How long does a private tour take?',
      'Usually 7-14 days in one region, 10-21 for two, 5-12 for a retreat with practice.',
    ],
    [
      'private-price',
      'Is it more expensive?',
      'For two people about a third more per person than a group date; from eight people about the same.',
    ],
  ]),
  ...ask('Retreat', [
    [
      'retreat-beginner',
      'Do I need experience?',
      'The page of each retreat says so. The yoga retreat asks for a year of practice, the other three for none.',
    ],
    [
      'retreat-book',
      'Can I book a retreat here?',
      'Yes, where its page shows dates: choose one and pay the deposit. Where it shows none, you send an inquiry, and the teacher answers within 24 hours with the next dates and the places left.',
    ],
  ]),
];
