import type { SampleFestival } from '../types.js';
import { announced, computed } from './sources.js';

/** Festivals of the north, the east and the center. */
export const northAndEast: SampleFestival[] = [
  {
    slug: 'haridwar-ardh-kumbh',
    name: 'Ardh Kumbh of Haridwar',
    localName: 'अर्धकुम्भ',
    language: 'hi',
    description:
      'The half Kumbh, every twelve years between two full ones. The main baths are on 6 and 8 March and on 14 and 20 April 2027; several million people come on each. Roads are closed for days around them and the ghats belong to the monks first. Between the baths the town is full, and calm.',
    places: ['Haridwar', 'Rishikesh'],
    temples: [],
    dates: [{ from: '2027-01-14', to: '2027-04-20', isConfirmed: true }],
    source: announced,
  },
  {
    slug: 'khajuraho-dance-festival',
    name: 'Khajuraho Dance Festival',
    localName: 'खजुराहो नृत्य समारोह',
    language: 'hi',
    description:
      'A week of classical dance in the evenings before the western temples, in the open and mostly free. The program is announced in January.',
    places: ['Khajuraho'],
    temples: ['kandariya-mahadeva-temple-khajuraho'],
    dates: [
      { from: '2027-02-20', to: '2027-02-26' },
      { from: '2028-02-20', to: '2028-02-26' },
    ],
    source: announced,
  },
  {
    slug: 'vaisakhi',
    name: 'Vaisakhi',
    localName: 'ਵਿਸਾਖੀ',
    language: 'pa',
    description:
      'The harvest of the Punjab and the founding of the Khalsa in 1699. At Amritsar people bathe in the lake from before dawn, the kitchen feeds far more than its usual tens of thousands, and everyone is welcome; expect two hours in line for the inner house.',
    places: ['Amritsar'],
    temples: ['golden-temple-amritsar'],
    dates: [{ from: '2027-04-14' }, { from: '2028-04-13' }],
    source: computed,
  },
  {
    slug: 'rama-navami',
    name: 'Rama Navami',
    localName: 'राम नवमी',
    language: 'hi',
    description:
      'Rama is born at noon. Ayodhya is packed for a week; at Rameswaram and in Vishnu temples everywhere it is a gentle day with songs and cool drinks for those who come by.',
    places: ['Ayodhya', 'Rameswaram'],
    temples: ['ram-mandir-ayodhya', 'ramanathaswamy-temple-rameswaram'],
    dates: [{ from: '2027-04-15' }, { from: '2028-04-03', to: '2028-04-04' }],
    source: computed,
  },
  {
    slug: 'mahavir-jayanti',
    name: 'Mahavir Jayanti',
    localName: 'महावीर जयन्ती',
    language: 'hi',
    description:
      'The birth of the twenty-fourth Jain teacher: processions with his image, bathing of statues, gifts to the poor, and no meat sold in many towns. At Ranakpur the morning belongs to worship and visitors come later than on other days.',
    places: ['Ranakpur'],
    temples: ['ranakpur-jain-temple'],
    dates: [{ from: '2027-04-18', to: '2027-04-19' }, { from: '2028-04-07' }],
    source: computed,
  },
  {
    slug: 'simhastha-ujjain',
    name: 'Simhastha Kumbh of Ujjain',
    localName: 'सिंहस्थ',
    language: 'hi',
    description:
      'Every twelve years on the Shipra, at the hottest time of the year; tens of millions are expected over the month, and the town is closed to cars. The days of the great baths are published by the state.',
    places: ['Ujjain'],
    temples: ['mahakaleshwar-temple-ujjain'],
    dates: [{ from: '2028-04-09', to: '2028-05-08' }],
    source: announced,
  },
  {
    slug: 'shravani-mela',
    name: 'Month of Shravan at Deoghar',
    localName: 'श्रावणी मेला',
    language: 'hi',
    description:
      'Pilgrims in saffron carry water of the Ganga 105 kilometers on foot from Sultanganj to Deoghar, several million in one month, most of them on Mondays. The walk goes on day and night. Kashi and Ujjain are at their fullest on the same Mondays.',
    places: ['Deoghar', 'Varanasi', 'Ujjain'],
    temples: ['baidyanath-temple-deoghar', 'kashi-vishwanath-temple-varanasi', 'mahakaleshwar-temple-ujjain'],
    dates: [
      { from: '2027-07-19', to: '2027-08-17' },
      { from: '2028-07-07', to: '2028-08-05' },
    ],
    source: computed,
  },
  {
    slug: 'pitru-paksha',
    name: 'Pitru Paksha',
    localName: 'पितृ पक्ष',
    language: 'hi',
    description:
      'The two weeks of the ancestors. At Gaya several hundred thousand families offer rice balls on the bank of the Phalgu for those who have died. Rooms are full, and it is no sight: come with someone to remember, or at another time.',
    places: ['Gaya'],
    temples: ['vishnupad-temple-gaya'],
    dates: [
      { from: '2027-09-16', to: '2027-09-29' },
      { from: '2028-09-04', to: '2028-09-18' },
    ],
    source: computed,
  },
  {
    slug: 'durga-puja',
    name: 'Durga Puja',
    localName: 'দুর্গাপূজা',
    language: 'bn',
    description:
      'Kolkata stops work for five days and walks from one clay Durga to the next all night long; on the last day the images are carried to the river. Rooms are booked half a year ahead, the traffic stands still, and it is the best time to see the city.',
    places: ['Kolkata', 'Guwahati'],
    temples: ['dakshineswar-kali-temple', 'kamakhya-temple-guwahati'],
    dates: [
      { from: '2027-10-05', to: '2027-10-09' },
      { from: '2028-09-23', to: '2028-09-27' },
    ],
    source: computed,
  },
  {
    slug: 'closing-of-the-mountain-temples',
    name: 'The mountain temples close',
    localName: 'कपाट बंद',
    language: 'hi',
    description:
      'In the days after Diwali the temples of the Char Dham are shut for the winter and their deities are carried down to the villages: Gangotri on the first of these days, Kedarnath and Yamunotri on the second, Badrinath some two weeks later. Each day is announced in October; nights are below zero.',
    places: ['Gangotri', 'Yamunotri', 'Kedarnath'],
    temples: ['gangotri-temple', 'yamunotri-temple', 'kedarnath-temple', 'badrinath-temple'],
    dates: [
      { from: '2027-10-30', to: '2027-10-31' },
      { from: '2028-10-18', to: '2028-10-19' },
    ],
    source: computed,
  },
  {
    slug: 'guru-nanak-jayanti',
    name: 'Guru Nanak Jayanti',
    localName: 'ਗੁਰੂ ਨਾਨਕ ਗੁਰਪੁਰਬ',
    language: 'pa',
    description:
      'The birth of the first Guru of the Sikhs, on the full moon of Karttik. For two days before it the scripture is read aloud without a pause; at night the Golden Temple is lit with lamps. Everyone may come and everyone is fed.',
    places: ['Amritsar'],
    temples: ['golden-temple-amritsar'],
    dates: [{ from: '2026-11-24', isConfirmed: true }, { from: '2027-11-14' }, { from: '2028-11-02' }],
    source: computed,
  },
  {
    slug: 'konark-dance-festival',
    name: 'Konark Dance Festival',
    localName: 'କୋଣାର୍କ ନୃତ୍ୟ ଉତ୍ସବ',
    language: 'or',
    description:
      'Five evenings of Odissi and other classical dance on an open stage with the Sun Temple behind it. Tickets are sold in the weeks before; bring a shawl.',
    places: ['Konark', 'Puri'],
    temples: ['sun-temple-konark'],
    dates: [
      { from: '2026-12-01', to: '2026-12-05', isConfirmed: true },
      { from: '2027-12-01', to: '2027-12-05' },
      { from: '2028-12-01', to: '2028-12-05' },
    ],
    source: announced,
  },
];
