import { portrait, sampleMail } from './portrait.js';
import type { SampleContributor } from './types.js';

/**
 * The four fictional people who run the company. The about page finds them by these first names, which are
 * configuration.
 */
export const teamFirstNames = ['Anandhi', 'Arjun', 'Mercy', 'Farook'] as const;

export const team: SampleContributor[] = [
  {
    slug: 'anandhi-selvan',
    name: 'Anandhi Selvan',
    tagline: 'We will get you there before the crowd does',
    jobTitle: 'Founder',
    about:
      'I come from a fishing street in Kanyakumari. As a girl I sold shells to pilgrims, later I booked buses for them, and in 2023, with a loan from my uncle and a borrowed van, I took eleven people from Oslo around Arunachala. They still write to each other.\n\nI wanted to make the tour that I would send my own mother on: few people, clean rooms, no shops on commission, and someone at the airport at three in the morning. It is still that. I read every complaint myself, on Mondays.',
    expertise: 'Routes of the south, Small groups',
    contributingArea: 'Member',
    country: 'India',
    statesCovered: 'Tamil Nadu, Kerala',
    languagesSpoken: 'Tamil, Malayalam, English',
    interests: 'Pilgrimage, Temples, Cultural Immersion',
    gender: 'female',
    email: sampleMail('anandhi-selvan'),
    showContact: false,
    referralCode: 'ANANDHI12',
    picture: portrait('Anandhi Selvan'),
  },
  {
    slug: 'arjun-pillai',
    name: 'Arjun Pillai',
    tagline: 'There is always a second bus',
    jobTitle: 'Operations',
    about:
      'I ran a control room for the railway in Nagercoil before this. Trains taught me that things go wrong at known hours, so you can be awake then. I book the rooms, the drivers, the boats and the spare boats.\n\nWhen a road is closed you hear it from us before you have seen it. That is the job.',
    expertise: 'Logistics, Trains, Plan B',
    contributingArea: 'Member',
    country: 'India',
    statesCovered: 'Tamil Nadu, Kerala, Uttarakhand',
    languagesSpoken: 'Tamil, Malayalam, Hindi, English',
    interests: 'Pilgrimage, Nature & Wildlife',
    gender: 'male',
    email: sampleMail('arjun-pillai'),
    showContact: false,
    referralCode: 'ARJUN12',
    picture: portrait('Arjun Pillai'),
  },
  {
    slug: 'mercy-rajan',
    name: 'Mercy Rajan',
    tagline: 'Knows who takes sugar',
    jobTitle: 'Guest care',
    about:
      'If you have written to us, you have met me. I answer on the same day, I ask about your knees and your allergies, and I remember. I was a ward sister for eleven years and find this very similar, with better weather.\n\nI am from a Catholic fishing family at the cape; the Bhagavathy temple is three minutes from my church, and we lend each other chairs. On Where Three Seas Meet the last dinner is at my house.',
    expertise: 'Guest care, Diets, First aid',
    contributingArea: 'Member',
    country: 'India',
    statesCovered: 'Tamil Nadu',
    languagesSpoken: 'Tamil, English, Malayalam',
    interests: 'Cultural Immersion, Ashram Stays',
    gender: 'female',
    email: sampleMail('mercy-rajan'),
    showContact: false,
    referralCode: 'MERCY12',
    picture: portrait('Mercy Rajan'),
  },
  {
    slug: 'farook-abdul-kader',
    name: 'Farook Abdul Kader',
    tagline: 'Writes it down first',
    jobTitle: 'Finance and partners',
    about:
      'I keep the books, pay the hotels on the day we promised, and send out refunds; if yours takes longer than eight business days, it is my phone that should ring. I also look after hosts and referral partners, and I like it when they can recompute a figure themselves.\n\nMy family has traded in nutmeg and cloves at Colachel since the Dutch. The rule there was: write it down before you shake hands.',
    expertise: 'Accounts, Partners, Refunds',
    contributingArea: 'Member',
    country: 'India',
    statesCovered: 'Tamil Nadu',
    languagesSpoken: 'Tamil, English, Malayalam, Arabic',
    interests: 'Cultural Immersion, Music Festivals',
    gender: 'male',
    email: sampleMail('farook-abdul-kader'),
    showContact: false,
    referralCode: 'FAROOK12',
    picture: portrait('Farook Abdul Kader'),
  },
];
