import type { SampleFestival } from '../types.js';
import { computed } from './sources.js';

/** Festivals of the Tamil country, Kerala and Andhra. */
export const south: SampleFestival[] = [
  {
    slug: 'puthandu',
    name: 'Puthandu, the Tamil new year',
    localName: 'புத்தாண்டு',
    language: 'ta',
    description:
      'The year begins with mango blossom, a tray of gold and fruit to look at first, and a sweet, sour and bitter pachadi. Temples are full in the morning and quiet by noon.',
    places: ['Chennai', 'Madurai', 'Kanchipuram', 'Tiruvannamalai'],
    temples: ['kapaleeshwarar-temple-mylapore', 'meenakshi-amman-temple-madurai'],
    dates: [
      { from: '2027-04-14', isConfirmed: true },
      { from: '2028-04-14', isConfirmed: true },
    ],
    source: computed,
  },
  {
    slug: 'vishu',
    name: 'Vishu, the Malayalam new year',
    localName: 'വിഷു',
    language: 'ml',
    description:
      'Before dawn everyone is led with closed eyes to a lamp, yellow flowers, rice and coins, so that the year begins with what is good. Offices and shops close; Guruvayur is crowded from three in the morning.',
    places: ['Guruvayur', 'Thrissur', 'Thiruvananthapuram'],
    temples: [
      'guruvayur-temple',
      'ambalappuzha-sree-krishna-temple',
      'padmanabhaswamy-temple-thiruvananthapuram',
    ],
    dates: [{ from: '2027-04-15' }, { from: '2028-04-14' }],
    source: computed,
  },
  {
    slug: 'thrissur-pooram',
    name: 'Thrissur Pooram',
    localName: 'തൃശ്ശൂർ പൂരം',
    language: 'ml',
    description:
      'Two temples meet on the green before Vadakkunnathan with caparisoned elephants, silk parasols and some two hundred and fifty drummers, from morning to the fireworks before dawn. The maidan is open to everyone and packed; rooms in town are gone months ahead. Think beforehand about what you feel about elephants in a crowd.',
    places: ['Thrissur'],
    temples: ['vadakkunnathan-temple-thrissur'],
    dates: [{ from: '2027-04-17' }, { from: '2028-05-04' }],
    source: computed,
  },
  {
    slug: 'onam',
    name: 'Onam',
    localName: 'ഓണം',
    language: 'ml',
    description:
      'The harvest feast of Kerala and the days on which King Mahabali visits his people: flower carpets before every door, boat races, a feast of two dozen dishes on a leaf. The second of these days, Thiruvonam, is spent at home; offices, and many shops and restaurants, are closed, and trains are full for a week.',
    places: ['Thrissur', 'Ernakulam', 'Alappuzha', 'Thiruvananthapuram'],
    temples: ['ambalappuzha-sree-krishna-temple', 'padmanabhaswamy-temple-thiruvananthapuram'],
    dates: [
      { from: '2027-09-11', to: '2027-09-14' },
      { from: '2028-08-31', to: '2028-09-03' },
    ],
    source: computed,
  },
  {
    slug: 'tirumala-brahmotsavam',
    name: 'Brahmotsavam of Tirumala',
    localName: 'బ్రహ్మోత్సవం',
    language: 'te',
    description:
      'Nine days of processions in the four streets around the temple, twice a day, each time with another mount; the night of Garuda draws several hundred thousand. Timed tickets are gone weeks before. The days are published by the temple.',
    places: ['Tirumala'],
    temples: ['venkateswara-temple-tirumala'],
    dates: [
      { from: '2027-09-30', to: '2027-10-08' },
      { from: '2028-09-19', to: '2028-09-27' },
    ],
    source: computed,
  },
  {
    slug: 'skanda-sashti',
    name: 'Skanda Sashti',
    localName: 'கந்த சஷ்டி',
    language: 'ta',
    description:
      'Six days of fasting for Murugan end on the beach of Tiruchendur, where his victory over the demon Surapadman is acted out before several hundred thousand people. Roads and rooms are full; Palani and smaller Murugan temples keep it too, with more space.',
    places: ['Tiruchendur', 'Palani'],
    temples: ['subramaniya-swamy-temple-tiruchendur', 'dhandayuthapani-temple-palani'],
    dates: [
      { from: '2027-10-30', to: '2027-11-04' },
      { from: '2028-10-18', to: '2028-10-23' },
    ],
    source: computed,
  },
  {
    slug: 'ayyappa-season',
    name: 'Season of the Ayyappa pilgrims',
    localName: 'മണ്ഡലകാലം',
    language: 'ml',
    description:
      'Forty-one days in which men in black, with bare feet and a bundle on their heads, travel to Sabarimala and stop at every great temple on the way. The temples of the far south and of Kerala are fullest then, from before dawn; the mood is glad and the trains have no free berths.',
    places: ['Kanyakumari', 'Thiruvananthapuram', 'Madurai'],
    temples: [
      'bhagavathy-amman-temple-kanyakumari',
      'thanumalayan-temple-suchindram',
      'padmanabhaswamy-temple-thiruvananthapuram',
    ],
    dates: [
      { from: '2026-11-17', to: '2026-12-27', isConfirmed: true },
      { from: '2027-11-17', to: '2027-12-27', isConfirmed: true },
      { from: '2028-11-16', to: '2028-12-26', isConfirmed: true },
    ],
    source: computed,
  },
];
