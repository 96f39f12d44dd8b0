import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const lordOfTheWorld: TourText = {
  slug: 'lord-of-the-world',
  title: 'Lord of the World',
  subtitle: 'Puri, Konark and the old town of Bhubaneswar, on the road of the great chariots.',
  description: paragraphs(
    'Jagannath means lord of the world. He lives in Puri with his brother and his sister, carved from neem wood, with great round eyes, and once a year he comes out to those who may not come in. This tour is our shortest. In three places, an hour or an hour and a half apart, it shows seven centuries of one way of building, one dance, one cuisine without onion, and a beach.',
    'Two of the great temples are closed to all but Hindus. We know the platform and the balcony from which you see what may be seen, the servitors who carry the food of the god out of the gate, and the painters who have their own version of him.',
  ),
  duration: '7 Days / 6 Nights',
  days: 7,
  prices: { USD: 1650, EUR: 1520, GBP: 1300, INR: 139000 },
  numberOfSeats: 12,
  travelType: 'Small bus, cycle rickshaw',
  bookingStatus: 'Bookings Open',
  order: 50,
  districts: ['Puri', 'Khordha'],
  themes: ['Architectural Mastery', 'Living Devotion', 'Cultural Immersion'],
  templesCovered: [
    'Lingaraja Temple',
    'Mukteswara Temple',
    'Rajarani Temple',
    'Jagannath Temple',
    'Sun Temple',
  ],
  ashramsCovered: [],
  saintsCovered: 'Jayadeva, Chaitanya, Salabega',
  host: 'Bijayalaxmi Sahoo, Sarita Mohanty',
  tourAudience: 'Lovers of stone, dance and craft; a good first week in India.',
  boardingPoints: 'Bhubaneswar airport (BBI) or railway station, on arrival day at any hour',
  language: 'English, with Odia',
  inclusions: bullets(
    'Six nights in twin rooms, four of them by the sea',
    ...every.includedEverywhere,
    'A private morning of Odissi dance',
  ),
  exclusions: bullets(...every.excludedWith(260)),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'easy',
  easyOnKnees: true,
  fitness:
    'You walk up to 5 kilometers a day on level ground. The most steps in a day are 120, one after another and not all at once.',
  altitude: 'Low. You stay near the level of the sea.',
  tips: every.tips,
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  roomOptions: [every.sharedRoom, every.ownRoom(260)],
  extraCosts: every.extraCosts,
  itineraryDays: [
    {
      day: 1,
      title: 'The town of one drop',
      summary: 'Arrival in Bhubaneswar and an evening at the tank that holds a drop of every river.',
      description: paragraphs(
        'The airport lies almost in the old town. We pick you up, and after lunch there is time to sleep. At four Bijayalaxmi takes us around Bindu Sagar, the tank into which, it is said, every holy river of India has put one drop. Boys dive, old women feed fish, and twenty towers stand around it with grass growing out of their ribs.',
        'From the platform at the northern wall you look into the court of Lingaraja while the evening lamp is moved: everyone may, and few know of it. Dinner is in the garden, rice with water and curd the Odia way for those who trust us, something warmer for the rest.',
      ),
      meals: {
        lunch: 'Odia thali in the house',
        dinner: 'Water rice with curd, or something warmer, in the garden',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 0.5 },
    },
    {
      day: 2,
      title: 'Five centuries before lunch',
      summary: 'From Parashurameswara to Rajarani on foot: how a tower learned to grow.',
      description: paragraphs(
        'We begin at six with the small Parashurameswara of the seventh century, which still looks like a wooden hall. Then Mukteswara with its arch, ten meters high and carved to the last finger; then Brahmeswara; then Rajarani in its garden, gold stone without a god. In three hours and as many kilometers you have seen a tower learn to grow, and after that you can read any in the country.',
        'In the afternoon: the caves of Udayagiri, cut for Jain monks in the first century BCE, with monkeys as caretakers; or the museum of tribal crafts, or your bed.',
      ),
      meals: {
        breakfast: 'Upma, fruit and tea',
        lunch: 'Rice, dalma and greens',
        dinner: 'Chapati and mixed vegetables',
      },
      effort: { level: 'easy', walkingKm: 5, steps: 120 },
    },
    {
      day: 3,
      title: 'Three bends',
      summary: 'A morning in a dance school, then by way of Dhauli to the sea at Puri.',
      description: paragraphs(
        'Odissi stands in three bends, at knee, waist and neck, and you have been looking at it in stone for two days. Sarita, who has danced it for thirty years, lets us try for twenty minutes; after that everyone watches with respect. Her students show one pure dance and one poem, on Radha who is late.',
        'On the road south is Dhauli, beside the field of a battle with a hundred thousand dead. Ashoka’s famous remorse is cut in rocks elsewhere; here, to the people he had conquered, he had two other edicts written: all men are my children. The letters are there. By four we are in Puri, in an old house behind the dunes, with the sea louder than the fans.',
      ),
      meals: {
        breakfast: 'Poha and bananas',
        lunch: 'Meal at the dance school',
        dinner: 'Dalma, rice and fried eggplant by the sea',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2 },
    },
    {
      day: 4,
      title: 'Lord of the world',
      summary: 'The grand road, the flag on the tower, the kitchen of a thousand pots, and lunch from it.',
      description: paragraphs(
        'The grand road is as wide as a field, because the three chariots need it once a year. From the street at the Lion Gate you see Patita Pavana, the form of Jagannath placed there for those who may not enter. Then we walk once around the wall on the open corridor of 2024. Those in the group who are Hindu go in with a priest’s family that Bijayalaxmi has known all her life.',
        'At half past twelve a servitor brings the food out to us, cooked in clay pots on wood, seven high: rice, lentils, pumpkin, greens without onion. We eat it sitting in a courtyard, all side by side. At five, from a private balcony on the road, we watch a servitor climb the tower and tie a new flag. Hold your breath.',
      ),
      meals: {
        breakfast: 'Idli and chutney',
        lunch: 'Mahaprasad from the temple kitchen',
        dinner: 'Khichdi and curd',
      },
      effort: { level: 'easy', walkingKm: 4, steps: 60 },
    },
    {
      day: 5,
      title: 'The chariot of the sun',
      summary:
        'Konark at six in the morning, before anyone, and the coast road back, with a swim in Puri for the brave.',
      description: paragraphs(
        'It is thirty-five kilometers along the sea, and we leave at five. When the gate opens the sun comes in from the water straight onto the horses. Twenty-four wheels, each with its clock; the guide lays a pencil on a spoke and tells the time. It is a ruin, and was too large from the start, and nothing in the country is more alive.',
        'Breakfast at a stall with the keepers. Back in Puri there is the Blue Flag beach, where lifeguards watch over swimmers. The afternoon is free, or you learn with a cook how to make chhena poda, the burnt cheesecake that the god is fond of.',
      ),
      meals: {
        breakfast: 'Stall breakfast at Konark: puri and chickpeas',
        lunch: 'Late meal in the house',
        dinner: 'Vegetable curry and chhena poda',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2 },
    },
    {
      day: 6,
      title: 'Painters',
      summary:
        'Raghurajpur, where every house paints, and a last evening with songs by a Muslim devotee of Jagannath.',
      description: paragraphs(
        'In the village of Raghurajpur two rows of houses face each other, and people paint in all of them: on cloth stiffened with tamarind glue, on palm leaf with an iron needle, in colors ground from shells, stone and lamp soot. Nobody pulls you in. If you buy, the price is written on the back and is the painter’s own.',
        'In the evening a singer comes to the house with songs of Salabega, a poet of the seventeenth century, a soldier’s son and a Muslim, for whom it is said the great car stood still until he arrived. It stops at his tomb to this day.',
      ),
      meals: {
        breakfast: 'Paratha and fruit',
        lunch: 'Meal in the village of painters',
        dinner: 'Farewell thali, then songs',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 1 },
    },
    {
      day: 7,
      title: 'Departure',
      summary: 'An hour and a half to Bhubaneswar airport, for any flight.',
      description: paragraphs(
        'There is time for the beach at sunrise, when the boats come in through the surf with three men paddling and one bailing. The road to the airport takes an hour and a half; flights go to Delhi, Mumbai, Bengaluru, Kolkata and, on some days, Dubai, Bangkok and Singapore.',
        'If you come for Ratha Yatra in June or July: we run it as a private tour only, from a balcony that we rent a year before, and we tell everybody beforehand what a crowd of a million is.',
      ),
      meals: { breakfast: 'Breakfast by the beach or packed for the road' },
      effort: { level: 'easy', drivingHours: 1.5 },
    },
  ],
  stops: [
    { name: 'Bhubaneswar', localName: 'ଭୁବନେଶ୍ୱର', language: 'or', lat: 20.2961, lng: 85.8245, nights: 2 },
    { name: 'Puri', localName: 'ପୁରୀ', language: 'or', lat: 19.8135, lng: 85.8312, nights: 4, travelHours: 2 },
    {
      name: 'Konark',
      localName: 'କୋଣାର୍କ',
      language: 'or',
      lat: 19.8876,
      lng: 86.0945,
      nights: 0,
      travelHours: 1,
    },
  ],
  houses: [
    {
      name: 'Old Town Garden House',
      kind: 'Guest house',
      town: 'Bhubaneswar',
      nights: 2,
      note: 'Five minutes on foot from Bindu Sagar.',
    },
    {
      name: 'House behind the Dunes',
      kind: 'Old villa',
      town: 'Puri',
      nights: 4,
      note: 'Three minutes from the beach.',
    },
  ],
  hosts: ['bijayalaxmi-sahoo', 'sarita-mohanty'],
  faqs: [
    {
      question: 'Can I see Jagannath if I am not Hindu?',
      answer:
        'Not inside. A form of him for those who may not enter, Patita Pavana, is seen from the street at the Lion Gate; the flag is seen from everywhere, and at Ratha Yatra he comes out to everyone. The Lingaraja temple is for Hindus only as well; from the platform at its northern wall you look into the court.',
    },
    {
      question: 'Is it hot?',
      answer:
        'From November to February it is 15 to 28 °C (59 to 82 °F) and dry. March is warm. We do not run from April to October, except on request.',
    },
    ...every.commonFaqs,
  ],
  keeps: {
    away: [
      { from: 'ratha-yatra', days: [1, 7], before: 7, after: 7 },
      { from: 'holi', days: [1, 7] },
    ],
    // As stated in the question about the heat.
    months: [1, 2, 3, 11, 12],
    notOn: [{ day: 2, weekdays: ['Mon'], why: 'the museum of tribal crafts is closed' }],
  },
  departures: [
    { n: 1, start: { inDays: 63, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 11, minimumGroup: 4 },
    { n: 2, start: { inDays: 91, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 5, minimumGroup: 4 },
    {
      n: 3,
      start: { month: 11, day: 25, atLeastInDays: 200, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 4,
    },
  ],
};
