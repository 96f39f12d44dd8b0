import { bullets, paragraphs, subheading } from '../formatted.js';
import type { RetreatText } from '../with-pictures.js';
import { besideTheGanga, inTheKaveriDelta } from './retreat-dates.js';

export const retreats: RetreatText[] = [
  {
    slug: 'silence-at-arunachala',
    title: 'Silence at Arunachala',
    subtitle: 'Seven days at the foot of the hill, five of them without words.',
    description: paragraphs(
      'You sit, you walk, you eat, you sleep, and for five days you say nothing. Thomas keeps the hours, Karthik keeps you company on the hill. The house is ten minutes from the ashram of Ramana Maharshi, whose teaching was, for the most part, to sit there.',
      'It is not a test. There is coffee. You may speak with Thomas for a quarter of an hour each day, and leave a note in the kitchen. Beginners do well here. If you are in crisis, please come another time, and not alone.',
    ),
    itinerary:
      subheading('A day in silence') +
      bullets(
        '5:00 tea. 5:30 sitting, in the hall or on the roof',
        '7:00 walk along the hill road, hill on the right; the forest path inside it is closed to visitors',
        '8:30 breakfast, then rest and washing',
        '10:30 sitting and slow walking, in turn',
        '12:30 lunch, the main meal. Rest until three',
        '15:00 an hour with the teacher for those who want it',
        '17:00 Veda chanting at the ashram; Tamil Parayana there at 18:30, not on Sundays',
        '18:30 sitting by lamp for those who stay in. 19:30 light dinner',
      ) +
      subheading('The week') +
      paragraphs(
        'Day 1 arrival and a meal with talk. Days 2 to 6 silence, with one walk around the hill before dawn on day 4; our dates avoid the full moon. Day 7 a long breakfast, with everyone talking at once.',
      ),
    duration: '7 Days / 6 Nights',
    days: 7,
    prices: { USD: 890, EUR: 820, GBP: 700, INR: 74500 },
    inclusions:
      'Six nights in a single room, All meals, Guided sittings and walks, Daily talk with the teacher, Transfer from Chennai airport, Bedding and cushions',
    exclusions: 'Flights and visa, Travel insurance, Treatments, Donations to the ashram',
    accommodationTypes: 'Single rooms with bath, Two twin rooms for couples',
    host: 'Thomas Bergmann, Karthik Subramaniam',
    order: 40,
  },
  {
    slug: 'yoga-where-the-ganga-leaves-the-hills',
    title: 'Yoga Where the Ganga Leaves the Hills',
    subtitle: 'Nine days of practice, breath and song at Rishikesh, with two days out.',
    description: paragraphs(
      'Rishikesh has more yoga signs than lamp posts. This house, Two Bends House, is two bends upstream, above white sand, where you hear the river and, at six, a bell. Ingrid teaches in the morning, Thandiwe the breath at noon, and in the evening Liam’s harmonium is brought down to the water.',
      'Practice is three hours a day, in two parts, for people with at least a year behind them. The rest is food, books, cold water to the knees, and two days out.',
    ),
    itinerary:
      subheading('A day') +
      bullets(
        '6:30 pranayama, then asana until 8:30',
        '9:00 breakfast',
        '11:30 breath or a lesson on one sutra',
        '13:00 lunch and a long rest',
        '16:30 quiet practice, with or without the teacher',
        '18:00 lamps and singing at the river',
        '19:30 dinner',
      ) +
      subheading('Two days out') +
      paragraphs(
        'Day 4: on foot through sal forest to a waterfall and a shepherds’ temple, eight kilometers. Day 7: Haridwar, its lamps, and the white hall of Anandamayi Ma at Kankhal.',
      ),
    duration: '9 Days / 8 Nights',
    days: 9,
    prices: { USD: 1290, EUR: 1190, GBP: 1020, INR: 108000 },
    inclusions:
      'Eight nights, All meals, All classes, Two day trips, Transfer from Dehradun airport, Mats and props',
    exclusions: 'Flights and visa, Travel insurance, Single room (from $360), Rafting, Massages',
    accommodationTypes: 'Twin rooms with river view, Four single rooms',
    host: 'Ingrid Halvorsen, Thandiwe Mokoena, Liam Okafor',
    order: 30,
    dates: besideTheGanga,
  },
  {
    slug: 'ayurveda-on-the-backwaters',
    title: 'Ayurveda on the Backwaters',
    subtitle: 'Ten days of oil, rice and early nights at the edge of Vembanad lake.',
    description: paragraphs(
      'You are seen by a doctor of Ayurveda on the first morning and on every second one after that. What follows depends on you: oil, steam, diet, and above all a timetable. Twelve guests at most, one kitchen, and a lake that changes color all day. The house is The Laterite Cottages at Muhamma.',
      'Dr. Harish is strict about two things: he does not promise cures, and he wants your list of medicines before you book. If a hospital would serve you better, he will say so. María cooks, and teaches you six dishes that you will still make in March.',
    ),
    itinerary:
      subheading('A day') +
      bullets(
        '6:00 warm water, walk along the dyke',
        '7:00 gentle yoga',
        '8:30 breakfast according to your sheet',
        '9:30 treatment, one to two hours, then rest',
        '13:00 lunch',
        '15:30 cooking, a talk, or the hammock',
        '17:30 boat or walk',
        '19:00 dinner. 21:30 lights out, which is hard to believe at first',
      ) +
      subheading('Once in the ten days') +
      paragraphs(
        'An evening of Kathakali; a morning outside the temple of Ambalappuzha, which is for Hindus only, for a cup of its sweet milk rice if the coupons last.',
      ),
    duration: '10 Days / 9 Nights',
    days: 10,
    prices: { USD: 1690, EUR: 1560, GBP: 1330, INR: 142000 },
    inclusions:
      'Nine nights, All meals by your own sheet, Five consultations, Daily treatment, Oils and medicines used in the house, Yoga, Transfer from Kochi airport',
    exclusions: 'Flights and visa, Travel insurance, Laboratory tests, Medicines to take home',
    accommodationTypes: 'Single cottages on the water, Twin cottages, One cottage without steps',
    host: 'Harish Nambiar, María del Campo',
    order: 20,
  },
  {
    slug: 'song-and-stone-in-the-kaveri-delta',
    title: 'Song and Stone in the Kaveri Delta',
    subtitle: 'Eight days of listening: a singer, a dancer and an art historian among Chola temples.',
    description: paragraphs(
      'Carnatic song, Chola bronze and Bharatanatyam came out of the same hundred kilometers of rice land. Three women who know them share a week: Revathi sings the songs in the halls they were made for, Claire shows what the stone dancers are doing, Giulia asks how it was paid for.',
      'It is a retreat more than a tour: one house in Kumbakonam for seven nights, one outing a day, most of them of two or three hours, long lunches, and an evening lesson in listening. No one needs to sing, though by the fourth day most do.',
    ),
    itinerary:
      subheading('The week') +
      bullets(
        'Day 1 arrival by train or car from Tiruchirappalli',
        'Day 2 Darasuram: a slow walk through the smallest of the great Chola temples',
        'Day 3 Thanjavur: the great tower, and the bronzes in the palace',
        'Day 4 bronze casters at Swamimalai; free afternoon',
        'Day 5 Tiruvarur: three composers, one tank',
        'Day 6 Gangaikonda Cholapuram, with the whole afternoon in its court',
        'Day 7 rehearsal and a concert in the house',
        'Day 8 departure',
      ),
    duration: '8 Days / 7 Nights',
    days: 8,
    prices: { USD: 1380, EUR: 1270, GBP: 1090, INR: 116000 },
    inclusions:
      'Seven nights, All meals, All lessons and outings, Concert, Transfers from Tiruchirappalli, Entry fees',
    exclusions: 'Flights and visa, Travel insurance, Single room (from $310), Camera tickets, Bronzes',
    accommodationTypes: 'Twin rooms, Five single rooms',
    host: 'Revathi Kannan, Claire Fontenay, Giulia Marchetti',
    order: 10,
    dates: inTheKaveriDelta,
  },
];
