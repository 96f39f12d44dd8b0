import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const whereThreeSeasMeet: TourText = {
  slug: 'where-three-seas-meet',
  title: 'Where Three Seas Meet',
  subtitle: 'From the goddess of Madurai to the rock at land’s end.',
  description: paragraphs(
    'Three places at the foot of India, each with water in it. In Madurai a golden-lily tank lies beside the goddess. On the island of Rameswaram pilgrims are bathed from twenty-two wells, and the corridor is longer than any other. At Kanyakumari the land stops, and you see the sun come out of one sea and go down in another.',
    'The pace is gentle, no drive is longer than four and a half hours, and most of the walking is indoors, on stone. It is the tour we recommend if you are bringing your parents. It is also our own country: the office is in Kanyakumari.',
  ),
  duration: '8 Days / 7 Nights',
  days: 8,
  prices: { USD: 1980, EUR: 1820, GBP: 1560, INR: 166000 },
  numberOfSeats: 12,
  travelType: 'Small bus, boat',
  bookingStatus: 'Bookings Open',
  order: 90,
  districts: ['Madurai', 'Ramanathapuram', 'Kanyakumari'],
  themes: ['Living Devotion', 'Architectural Mastery', 'Sacred Nature', 'Cultural Immersion'],
  templesCovered: [
    'Meenakshi Amman Temple',
    'Ramanathaswamy Temple',
    'Subramaniya Swamy Temple',
    'Bhagavathy Amman Temple',
    'Thanumalayan Temple',
  ],
  ashramsCovered: ['Vivekananda Kendra'],
  saintsCovered: 'Swami Vivekananda, Tiruvalluvar',
  host: 'Devika Raghavan, Mercy Rajan',
  tourAudience: 'Families, older travelers, first visits to the south.',
  boardingPoints: 'Madurai airport (IXM) or Madurai Junction station, on arrival day at any hour',
  language: 'English',
  inclusions: bullets(
    'Seven nights in twin rooms, all on the ground floor or reached by elevator',
    ...every.includedEverywhere,
  ),
  exclusions: bullets(...every.excludedWith(310)),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'easy',
  easyOnKnees: true,
  fitness:
    'You walk up to 4 kilometers a day on level ground. The 120 steps of the ferry landing can be left out.',
  altitude: 'Low. Every night is below 200 meters.',
  tips: every.tips,
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  roomOptions: [every.sharedRoom, every.ownRoom(310)],
  extraCosts: every.extraCosts,
  itineraryDays: [
    {
      day: 1,
      title: 'Madurai at night',
      summary:
        'Airport or station, rest, and at nine in the evening the procession that carries Shiva to Meenakshi’s chamber.',
      description: paragraphs(
        'Our car meets every plane and train. Madurai is hot, loud and very old, and it is best to begin it after dark. After an early dinner we walk six minutes to the western tower, leave phones and shoes, and find a place on the steps of the hall.',
        'Shortly after nine Shiva is carried out of his shrine in a small silver palanquin, with smoke and fans and a pipe that plays a lullaby, and brought to Meenakshi’s chamber. The whole thing takes twenty minutes. In the morning they will be parted again, and that is how it has been every day for centuries.',
      ),
      meals: { lunch: 'Rice meal in the hotel', dinner: 'Early dinner: idli, dosa and three chutneys' },
      effort: { level: 'easy', walkingKm: 1.5, drivingHours: 0.5 },
    },
    {
      day: 2,
      title: 'Eyes shaped like a fish',
      summary:
        'Temple by daylight, flower market before breakfast, and the palace with its pillars in the afternoon.',
      description: paragraphs(
        'At six the flower market sells jasmine by the kilo; Madurai’s own has a protected name and goes by air to the Gulf before noon. Back for breakfast, then three hours in the temple with Devika, who explains the name, Meenakshi, eyes like a fish: the fourteen towers from outside, the hall of 985 pillars, the wedding of Meenakshi in stone, and the tank, where we sit longest.',
        'Rest until four. Then the palace of Tirumalai Nayak, whose pillars two people cannot reach around, and a glass of jigarthanda, which is cold milk with almond gum and this town’s only cure for May.',
      ),
      meals: {
        breakfast: 'Pongal and vada after the flower market',
        lunch: 'Tamil meal',
        dinner: 'Parotta without egg, vegetable kurma',
      },
      effort: { level: 'easy', walkingKm: 4 },
    },
    {
      day: 3,
      title: 'Over the bridge',
      summary:
        'Three and a half hours to the island of Rameswaram, along salt pans, over two kilometers of open sea.',
      description: paragraphs(
        'The road goes east through a dry country of palmyra and goats. We stop at a village temple of Aiyanar, where clay horses taller than you stand in rows to carry the guardian on his night rounds; the potter next door makes new ones when they crack.',
        'At Pamban the road lifts over the strait. The railway runs beside it on a new bridge, opened in 2025, whose middle part goes straight up when a boat wants through. We have lunch in a house by the shore, and the afternoon is for the first look at the corridor, when it is lit by its own reflection in the wet floor.',
      ),
      meals: { breakfast: 'Idli and fruit', lunch: 'Meal by the shore', dinner: 'Chapati and vegetables' },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 3.5 },
    },
    {
      day: 4,
      title: 'Twenty-two wells',
      summary: 'Bath in the sea, bath from the wells, and the lingam of sand. Dhanushkodi in the afternoon.',
      description: paragraphs(
        'If you wish, do it as everyone does: into the sea at half past five, then in wet clothes from well to well, where men on the rim throw a bucketful over each head. The water is sweet in all of them and different in each, or so it seems. It takes an hour and there is much laughing. Others walk along dry and hold the towels. The wells and corridors are open to everyone, the sanctum is for Hindus.',
        'After three we drive to the end of the sand at Dhanushkodi, a town that a cyclone took in one night of 1964. The church and the station are roofless in the dunes. From the last point, on clear days, fishermen point to Sri Lanka, about thirty kilometers away.',
      ),
      meals: {
        breakfast: 'Tiffin after the wells',
        lunch: 'Tamil meal in the house',
        dinner: 'Vegetable rice and curd',
      },
      effort: {
        level: 'easy',
        walkingKm: 4,
        drivingHours: 1.5,
        note: 'The floor of the temple is wet; a stick helps.',
      },
    },
    {
      day: 5,
      title: 'Along the pearl coast',
      summary:
        'Four and a half hours by the sea to Tiruchendur, Murugan’s house on the beach, and a night within sound of it.',
      description: paragraphs(
        'It is the longest drive of the tour, four and a half hours with two stops, and it follows the water: salt heaps like tents at Thoothukudi, churches of the old pearl fishers, wind turbines by the thousand. By two we are in Tiruchendur for a late lunch and a long rest.',
        'The temple has its feet in the surf. People bathe first in the waves and then at a spring of sweet water ten steps away; the shore and the outer halls are open to everyone, the inner shrine is usually for Hindus. We stay until the evening lamp, and sleep with the sea in our ears.',
      ),
      meals: {
        breakfast: 'Early tiffin',
        lunch: 'Late lunch at Tiruchendur',
        dinner: 'Dosa and sambar by the sea',
      },
      effort: { level: 'easy', walkingKm: 2, drivingHours: 4.5 },
    },
    {
      day: 6,
      title: 'Land’s end',
      summary:
        'Two hours to the cape, the boat to the rock where Vivekananda sat for three days, and the sun into the Arabian Sea.',
      description: paragraphs(
        'The road to Kanyakumari takes two hours, between wind turbines and red dunes. The ferry to the Vivekananda rock takes ten minutes and goes when the sea allows. In 1892 he swam; he sat there for three days and knew afterward what to do. There is a hall for sitting, kept truly silent. A bridge of glass leads on to the statue of the poet Tiruvalluvar.',
        'Our rooms are above the fishing harbor. In the afternoon there is nothing to do. If the sky is clear you see the sun go into the sea from the window; if not, there are two mornings left for the other side.',
      ),
      meals: {
        breakfast: 'Idli before the road',
        lunch: 'Tamil meal above the harbor',
        dinner: 'Appam and stew',
      },
      effort: {
        level: 'moderate',
        walkingKm: 3,
        steps: 120,
        drivingHours: 2,
        note: 'Steps at the landing; you may stay on shore.',
      },
    },
    {
      day: 7,
      title: 'Pillars that sing',
      summary:
        'Sunrise and the maiden goddess, Suchindram, a palace of wood, and dinner in a home on our own street.',
      description: paragraphs(
        'We are on the steps at half past five among some hundreds of others, wrapped in scarves. Then it is tea, and the dim temple of the girl who waits, where men go in without a shirt and visitors of other faiths usually stop before the inner shrine. At Suchindram one lingam is Shiva, Vishnu and Brahma, and a musician strikes the pillars: each answers in its own note.',
        'Padmanabhapuram is an hour on: a palace all of wood, black floors, windows of mica. It is closed on Mondays, which our dates avoid. Dinner is at Mercy’s house, two lanes from the office: red rice, jackfruit in season, and her father’s account of the tide of 2004.',
      ),
      meals: {
        breakfast: 'Tea first, then puttu and chickpeas',
        lunch: 'Meal near the palace',
        dinner: 'Red rice and jackfruit at Mercy’s house',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 3 },
    },
    {
      day: 8,
      title: 'Departure',
      summary: 'By car to Thiruvananthapuram airport, two and a half hours, for any flight.',
      description: paragraphs(
        'Thiruvananthapuram has the nearest airport, with flights to the Gulf, Singapore and all of India; we drive you there, about ninety kilometers, for whatever hour you need. Trains to Madurai and Chennai leave from Kanyakumari itself, the last station of the line, and we will have booked your berth.',
        'If you have a day to spare, sleep in a little, walk to the shore and see whether the three waters really differ in color. On some mornings they do.',
      ),
      meals: { breakfast: 'Tiffin, or packed for the road' },
      effort: { level: 'easy', drivingHours: 2.5 },
    },
  ],
  stops: [
    { name: 'Madurai', localName: 'மதுரை', language: 'ta', lat: 9.9252, lng: 78.1198, nights: 2 },
    {
      name: 'Rameswaram',
      localName: 'இராமேசுவரம்',
      language: 'ta',
      lat: 9.2876,
      lng: 79.3129,
      nights: 2,
      travelHours: 3.5,
    },
    {
      name: 'Tiruchendur',
      localName: 'திருச்செந்தூர்',
      language: 'ta',
      lat: 8.4962,
      lng: 78.1191,
      nights: 1,
      travelHours: 4.5,
    },
    {
      name: 'Kanyakumari',
      localName: 'கன்னியாகுமரி',
      language: 'ta',
      lat: 8.0883,
      lng: 77.5385,
      nights: 2,
      travelHours: 2,
    },
  ],
  houses: [
    { name: 'Mandapam Residency', kind: 'Hotel', town: 'Madurai', nights: 2, venue: 'mandapam-residency' },
    { name: 'Pamban Shore House', kind: 'Guest house', town: 'Rameswaram', nights: 2 },
    { name: 'House by the Spring', kind: 'Small hotel', town: 'Tiruchendur', nights: 1 },
    {
      name: 'Harbor Rooms',
      kind: 'Guest house',
      town: 'Kanyakumari',
      nights: 2,
      note: 'Above the fishing harbor.',
    },
  ],
  hosts: ['devika-raghavan', 'mercy-rajan'],
  faqs: [
    {
      question: 'Is this tour right for someone with bad knees?',
      answer:
        'Yes. There is no climb except the steps at the ferry landing, which can be left out. All rooms are on the ground floor or reached by elevator, and a folding chair travels with us.',
    },
    {
      question: 'Must I bathe in the wells?',
      answer:
        'No. About half of each group does. If you do, bring a set of clothes that may get soaked and does not turn transparent.',
    },
    {
      question: 'May I go into the temples if I am not Hindu?',
      answer:
        'Into halls, corridors, wells and tanks, yes. The inner shrines of Madurai, Rameswaram, Tiruchendur, Kanyakumari and Suchindram are usually for Hindus; ask at the door, or stay with us by a pillar.',
    },
    ...every.commonFaqs,
  ],
  keeps: {
    away: [
      { from: 'pongal', days: [1, 8], before: 1, after: 1 },
      { from: 'thai-poosam', days: [5, 6], before: 2, after: 1 },
      { from: 'skanda-sashti', days: [4, 6], before: 1, after: 1 },
      { from: 'chithirai-thiruvizha', days: [1, 3] },
      { from: 'ayyappa-season', days: [1, 8] },
    ],
    months: [1, 2, 3, 7, 8, 9],
    notOn: [{ day: 7, weekdays: ['Mon'], why: 'the palace of Padmanabhapuram is closed' }],
  },
  departures: [
    { n: 1, start: { inDays: 56, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 10, minimumGroup: 4 },
    { n: 2, start: { inDays: 91, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 6, minimumGroup: 4 },
    { n: 3, start: { inDays: 112, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 1, minimumGroup: 4 },
    {
      n: 4,
      start: { month: 1, day: 20, atLeastInDays: 200, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 4,
    },
  ],
};
