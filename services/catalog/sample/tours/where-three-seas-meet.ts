import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const whereThreeSeasMeet: TourText = {
  slug: 'where-three-seas-meet',
  title: 'Where Three Seas Meet',
  subtitle: 'From the goddess of Madurai to the rock at land’s end.',
  description: paragraphs(
    'Three places at the foot of India, each with water in it. In Madurai a golden-lily tank lies in the lap of the goddess. On the island of Rameswaram pilgrims are bathed from twenty-two wells, and the corridor is longer than any other. At Kanyakumari the land stops, and you see the sun come out of one sea and go down in another.',
    'The pace is gentle, the roads are good, and most of the walking is indoors, on stone. It is the tour we advise to those who come with their parents. It is also our own country: the office is in Kanyakumari.',
  ),
  duration: '8 Days / 7 Nights',
  days: 8,
  prices: { USD: 1980, EUR: 1820, GBP: 1560, INR: 166000 },
  numberOfSeats: 12,
  travelType: 'Small bus, boat',
  bookingStatus: 'Nearly full',
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
  saintsCovered: 'Swami Vivekananda, Tiruvalluvar, Andal',
  host: 'Devika Raghavan',
  tourAudience: 'Families, older travellers, first visits to the south.',
  boardingPoints: 'Madurai airport (IXM) or Madurai Junction station, on arrival day at any hour',
  language: 'English',
  inclusions: bullets(
    'Seven nights in twin rooms, all with lift or on the ground floor',
    ...every.includedEverywhere,
  ),
  exclusions: bullets(...every.excludedEverywhere),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'easy',
  easyOnKnees: true,
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  roomOptions: [every.sharedRoom, every.ownRoom(310)],
  extraCosts: every.extraCosts,
  itineraryDays: [
    {
      day: 1,
      title: 'Madurai at night',
      summary: 'Airport or station, rest, and at nine in the evening the procession that takes a god to bed.',
      description: paragraphs(
        'Our car meets every plane and train. Madurai is hot, loud and very old, and it is best to begin it after dark. After an early supper we walk six minutes to the western tower, leave phones and shoes, and find a place on the steps of the hall.',
        'Shortly after nine Shiva is carried out of his shrine in a small silver palanquin, with smoke and fans and a pipe that plays a lullaby, and brought to Meenakshi’s chamber. The whole thing takes twenty minutes. In the morning they will be parted again, and that is how it has been every day for centuries.',
      ),
      effort: { level: 'easy', walkingKm: 1.5, drivingHours: 0.5 },
    },
    {
      day: 2,
      title: 'The fish-eyed goddess',
      summary:
        'Temple by daylight, flower market before breakfast, and the palace with its pillars in the afternoon.',
      description: paragraphs(
        'At six the flower market sells jasmine by the kilo; Madurai’s own has a protected name and goes by air to the Gulf before noon. Back for breakfast, then three hours in the temple with Devika: the fourteen towers from outside, the hall of 985 pillars, the wedding of Meenakshi in stone, and the tank, where we sit longest.',
        'Rest until four. Then the palace of Tirumalai Nayak, whose pillars two people cannot reach round, and a glass of jigarthanda, which is cold milk with almond gum and this town’s only cure for May.',
      ),
      effort: { level: 'easy', walkingKm: 4 },
    },
    {
      day: 3,
      title: 'Over the bridge',
      summary:
        'Three and a half hours to the island of Rameswaram, along salt pans, over two kilometres of open sea.',
      description: paragraphs(
        'The road goes east through a dry country of palmyra and goats. We stop at a village temple of Aiyanar, where clay horses taller than you stand in rows to carry the guardian on his night rounds; the potter next door makes new ones when they crack.',
        'At Pamban the road lifts over the strait. The railway runs beside it on a new bridge, opened in 2025, whose middle part goes straight up when a boat wants through. We have lunch in a house by the shore, and the afternoon is for the first look at the corridor, when it is lit by its own reflection in the wet floor.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 3.5 },
    },
    {
      day: 4,
      title: 'Twenty-two wells',
      summary: 'Bath in the sea, bath from the wells, and the lingam of sand. Dhanushkodi in the afternoon.',
      description: paragraphs(
        'Who wants to does it as everyone does: into the sea at half past five, then in wet clothes from well to well, where men on the rim throw a bucketful over each head. The water is sweet in all of them and different in each, or so it seems. It takes an hour and there is much laughing. Others go round dry and hold the towels.',
        'After three we drive to the end of the sand at Dhanushkodi, a town that a cyclone took in one night of 1964. The church and the station are roofless in the dunes. From the last point, on clear days, fishermen point to Sri Lanka, eighteen miles away.',
      ),
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
        'South by the sea to Tiruchendur, Murugan’s house on the beach, and on to the cape by evening.',
      description: paragraphs(
        'It is the longest drive of the tour, five hours in two parts, and it follows the water: salt heaps like tents at Thoothukudi, churches of the old pearl fishers, wind turbines by the thousand. We break it for three hours at Tiruchendur, where the temple stands with its feet in the surf and people bathe first in the waves and then at a spring of sweet water ten steps away.',
        'By six we are in Kanyakumari and in our rooms above the fishing harbour. If the sky is clear you see the sun go into the Arabian Sea from the window; if not, you will try again tomorrow.',
      ),
      effort: { level: 'easy', walkingKm: 2, drivingHours: 5 },
    },
    {
      day: 6,
      title: 'Land’s end',
      summary: 'Sunrise, the maiden goddess, and the boat to the rock where Vivekananda sat for three days.',
      description: paragraphs(
        'We are on the steps at half past five among some hundreds of others, wrapped in scarves. The sun comes up beside the statue of the poet Tiruvalluvar, and for a minute nobody takes a picture. Then it is tea, and the dim temple of the girl who waits, where men go in without a shirt.',
        'The ferry to the Vivekananda rock takes ten minutes and goes when the sea allows. In 1892 he swam; he sat there for three days and knew afterwards what to do. There is a hall for sitting, kept truly silent. A bridge of glass leads on to the statue. In the afternoon, nothing; in the evening, the other sea.',
      ),
      effort: {
        level: 'moderate',
        walkingKm: 3,
        steps: 120,
        note: 'Steps at the landing; you may stay on shore.',
      },
    },
    {
      day: 7,
      title: 'Pillars that sing',
      summary: 'Suchindram, a palace of wood, and supper in a home of our own street.',
      description: paragraphs(
        'At Suchindram one lingam stands for Shiva, Vishnu and Brahma. A musician strikes the pillars with his knuckles and each answers in its own note. From there it is half an hour to Padmanabhapuram, the palace of the kings of Travancore: all of wood, black floors polished with egg white and charcoal, windows of mica, a hall where two thousand were fed. It is closed on Mondays, and then we turn the days round.',
        'The last supper is at Mercy’s house, two lanes from the office: red rice, jackfruit when it is in season, and her father’s account of the tide of 2004.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2.5 },
    },
    {
      day: 8,
      title: 'Departure',
      summary: 'By car to Thiruvananthapuram airport, two and a half hours, for any flight.',
      description: paragraphs(
        'Thiruvananthapuram has the nearest airport, with flights to the Gulf, Singapore and all of India; we drive you there, about ninety kilometres, for whatever hour you need. Trains to Madurai and Chennai leave from Kanyakumari itself, the last station of the line, and we will have booked your berth.',
        'Who has a day to spare can sleep in a little, walk to the shore and see whether the three waters really differ in colour. On some mornings they do.',
      ),
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
      nights: 0,
      travelHours: 3.5,
    },
    {
      name: 'Kanyakumari',
      localName: 'கன்னியாகுமரி',
      language: 'ta',
      lat: 8.0883,
      lng: 77.5385,
      nights: 3,
      travelHours: 1.5,
    },
  ],
  hosts: ['devika-raghavan', 'mercy-rajan'],
  faqs: [
    {
      question: 'Is this tour right for someone with bad knees?',
      answer:
        'Yes. There is no climb except some steps at the ferry landing, which can be left out. All rooms are on the ground floor or reached by lift, and a folding chair travels with us.',
    },
    {
      question: 'Must I bathe in the wells?',
      answer:
        'No. About half of each group does. If you do, bring a set of clothes that may get wet through and does not turn transparent.',
    },
    ...every.commonFaqs,
  ],
  departures: [
    { n: 1, start: { inDays: 56, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 10, minimumGroup: 4 },
    { n: 2, start: { inDays: 91, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 6, minimumGroup: 4 },
    { n: 3, start: { inDays: 112, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 1, minimumGroup: 4 },
    {
      n: 4,
      start: { month: 11, day: 10, atLeastInDays: 200, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 4,
    },
  ],
};
