import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const lampsOfKerala: TourText = {
  slug: 'lamps-of-kerala',
  title: 'Lamps of Kerala',
  subtitle: 'Oil lamps, ragas, painted faces and a slow boat through the rice.',
  description: paragraphs(
    'Kerala’s temples are low and dark, of wood and copper, and come alive at dusk, when walls of little brass lamps are lit one by one. Most of them are for Hindus only, and so are all four great temples on this tour. We say so at the start because it decides how the tour is made: we stand in the streets and by the tanks where everyone may stand, see the theater that is played outside the wall, and meet the people who serve inside.',
    'It is the greenest and softest of our tours: a houseboat, a doctor of Ayurveda, a school of drums, the theater that has been played without a break for longer than any other on earth. And it rains now and then. That is when it is best.',
  ),
  duration: '9 Days / 8 Nights',
  days: 9,
  prices: { USD: 2240, EUR: 2060, GBP: 1770, INR: 188000 },
  numberOfSeats: 12,
  travelType: 'Small bus, houseboat',
  bookingStatus: 'Bookings Open',
  order: 60,
  districts: ['Thrissur', 'Ernakulam', 'Alappuzha', 'Thiruvananthapuram'],
  themes: ['Cultural Immersion', 'Living Devotion', 'Ancient Traditions', 'Sacred Nature'],
  templesCovered: [
    'Vadakkunnathan Temple',
    'Guruvayur Sri Krishna Temple',
    'Ambalappuzha Sree Krishna Temple',
    'Padmanabhaswamy Temple',
  ],
  ashramsCovered: ['Mata Amritanandamayi Math'],
  saintsCovered: 'Adi Shankara, Narayana Guru, Amritanandamayi',
  host: 'Harish Nambiar, Devika Raghavan',
  tourAudience: 'People who like music, theater, food and water; good for tired bodies.',
  boardingPoints: 'Kochi airport (COK), on arrival day at any hour',
  language: 'English, with Malayalam on the stage',
  inclusions: bullets(
    'Seven nights in twin rooms and one in a twin cabin on a houseboat',
    ...every.includedEverywhere,
    'Two evenings of dance and drama, with their tickets',
  ),
  exclusions: bullets('Treatments by the doctor, beyond the first talk', ...every.excludedWith(380)),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'easy',
  easyOnKnees: true,
  fitness:
    'You walk up to 4 kilometers a day on level ground, slowly and with pauses. There are no long stairs.',
  altitude: 'Low. You stay near the level of the sea.',
  tips: every.tips,
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  roomOptions: [
    every.sharedRoom,
    // The boat has six cabins for twelve.
    { ...every.ownRoom(380), name: 'Single room, except for the night on the houseboat' },
  ],
  extraCosts: every.extraCosts,
  itineraryDays: [
    {
      day: 1,
      title: 'Arrival under the palms',
      summary:
        'From Kochi airport an hour and a half to Thrissur, and a first walk on the green around the temple.',
      description: paragraphs(
        'Thrissur is built in a circle around a hill with a temple on it, and the hill is a park without a fence. Our house is in one of the side streets. You have the afternoon to arrive; at five there is tea and banana fritters in the court.',
        'At dusk we walk once around the Vadakkunnathan temple, outside the wall, with everyone who is out for air. Harish, a doctor of Ayurveda and our host, explains what goes on inside, down to the smell. Through the western gate you see the lamps of the copper-roofed theater. Dinner is rice gruel, green beans and pickle, which is what people eat here after a journey.',
      ),
      meals: {
        lunch: 'Rice meal in the house, then banana fritters at five',
        dinner: 'Rice gruel, green beans and pickle',
      },
      effort: { level: 'easy', walkingKm: 2.5, drivingHours: 1.5 },
    },
    {
      day: 2,
      title: 'The school of faces',
      summary:
        'Kalamandalam: boys who learn to move one eyebrow, drummers at six in the morning, and make-up in the evening.',
      description: paragraphs(
        'At the Kalamandalam academy, thirty kilometers north, young men and, for some years now, young women learn Kathakali: eight years, the eyes first. We sit at the edge of the open classrooms from half past nine. In one a teacher beats time on a log; in another ten boys look left, right, left, right, for an hour.',
        'After rest we watch a face being painted. It takes two hours, lying down, green for the hero, paper rims glued to the jaw. At half past six lamp, drums, curtain: one scene of the Mahabharata, told to us by Devika in whispers. The school is closed in April and May, and so is this tour.',
      ),
      meals: {
        breakfast: 'Puttu and chickpeas',
        lunch: 'Kerala meal near the academy',
        dinner: 'Appam and vegetable stew',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2 },
    },
    {
      day: 3,
      title: 'Krishna wakes at three',
      summary:
        'Guruvayur from the outside, its tank and its weddings, and the masks of Krishna’s dance in the evening.',
      description: paragraphs(
        'The doors of Guruvayur open at three in the morning. Hindus in the group may go with Harish and see the god in yesterday’s flowers; the others come at seven, when the street before the eastern gate is all jasmine, brides and brass bands. We take our places by the tank and watch: nothing here is hidden except the center.',
        'Breakfast is famous. Then the museum of murals, and rest. Late in the evening Krishnanattam is danced inside the wall, as it has been since 1654, by men in wooden masks and slow skirts, and only the Hindus in the group can see it. For the others a dancer brings masks to the house and tells what happens. On Tuesdays it pauses, and no date of ours is here on one.',
      ),
      meals: {
        breakfast: 'Idli and vada at Guruvayur',
        lunch: 'Kerala meal on a leaf',
        dinner: 'Chapati and thoran',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 1.5 },
    },
    {
      day: 4,
      title: 'Down the coast',
      summary:
        'Three hours south: the birthplace of Shankara on its river, and the old port of Kochi by evening.',
      description: paragraphs(
        'At Kaladi, on a bend of the Periyar, a boy of eight talked his mother into letting him go and became Adi Shankara, who walked around India and died at thirty-two. There is a bathing step, a small shrine, a tree. We sit there with one verse of his, which takes an hour.',
        'Fort Kochi has a church where Vasco da Gama lay buried, a synagogue of 1568 with floor tiles from Canton, and Chinese nets that dip like tall birds. The spice street still smells of ginger. In the evening there is Kutiyattam, Sanskrit theater with copper drums, the oldest that is still played.',
      ),
      meals: {
        breakfast: 'Dosa before the road',
        lunch: 'Meal at Kaladi',
        dinner: 'Fort Kochi vegetarian kitchen',
      },
      effort: { level: 'easy', walkingKm: 4, drivingHours: 3 },
    },
    {
      day: 5,
      title: 'A doctor’s morning',
      summary: 'What Ayurveda can do and cannot, in a family practice; cooking with the lady of the house.',
      description: paragraphs(
        'Harish’s uncle has seen patients in the same room for forty years. He takes your pulse with three fingers, looks at your tongue, asks how you sleep, and tells you what to leave off; usually it is less than you feared. He also says plainly what belongs in a hospital. Oils are cooked in the yard in vessels the size of a bath.',
        'We cook lunch with his wife: eleven dishes on one leaf, in their order, and what each is for. In the afternoon we drive an hour and a half to the lagoon and sleep at its edge, in a house with frogs.',
      ),
      meals: {
        breakfast: 'Upma and fruit',
        lunch: 'Eleven dishes on one leaf, which you have cooked',
        dinner: 'Light rice and lentils by the lagoon',
      },
      effort: { level: 'easy', walkingKm: 2, drivingHours: 1.5 },
    },
    {
      day: 6,
      title: 'Onto the water',
      summary: 'A houseboat from Alappuzha through the rice that lies below the sea.',
      description: paragraphs(
        'At eleven we board at Alappuzha. The boats were rice barges; ours has six cabins, a deck with cane chairs, a cook called Sunny and an engine that is turned off more often than most. Kuttanad is farmed two meters below the level of the sea. You look down from the canal on the fields and up from the fields at the boats.',
        'We tie up at four at a village, walk the dyke, see a church, a mosque and a temple within one ring of bells, and buy nothing. After dinner the lamp goes out. There are more stars than you remember.',
      ),
      meals: {
        breakfast: 'Idiyappam and stew',
        lunch: 'Cooked on board: rice, sambar, thoran',
        dinner: 'Cooked on board: chapati, vegetables, fruit',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 0.5 },
    },
    {
      day: 7,
      title: 'Milk rice at noon',
      summary:
        'Ambalappuzha and its sweet debt, an ashram between sea and lagoon, and by evening the capital.',
      description: paragraphs(
        'We land after breakfast. At Ambalappuzha a sage once won at chess and asked for rice by doubling grains; the debt is still paid every noon in sweet milk rice. Inside it is Hindus only; the rice is sold by coupon, often gone early, and we line up for it before you are up, so that you taste it by the tank.',
        'Further south, on a strip of land that the tsunami of 2004 washed over, stands the ashram of Amritanandamayi, whom everybody calls Amma. We are shown around by one of the residents: the hospital projects, the kitchen, the hall where she embraces everyone who comes. When she is at home, and you want it, you take a token and wait your turn. We reach Thiruvananthapuram at dusk and sleep there.',
      ),
      meals: {
        breakfast: 'Breakfast on board',
        lunch: 'Simple meal at the ashram canteen',
        dinner: 'Dosa and payasam in Thiruvananthapuram',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 4.5 },
    },
    {
      day: 8,
      title: 'The sleeper with the lotus',
      summary:
        'Thiruvananthapuram: the tower at sunset, a palace of small things, and the farewell on banana leaves.',
      description: paragraphs(
        'The capital is a town of hills and red roofs. Beside the Padmanabhaswamy temple a palace of the kings is open, built by Swathi Thirunal, a king who composed; carved horses run under its eaves. At the equinox the setting sun passes through the windows of the tower one below another; on other evenings it only gilds it. The temple is for Hindus only; those who may and wish go in, in cloths that we lend and fold for you.',
        'The last dinner is a full sadya, twenty-four things on a leaf, in the house of a drummer. He plays afterward. Then nobody can talk for a while.',
      ),
      meals: {
        breakfast: 'Puttu, banana and papadam',
        lunch: 'Rice meal in the house',
        dinner: 'Farewell sadya of two dozen dishes',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 0.5 },
    },
    {
      day: 9,
      title: 'Departure',
      summary: 'Thiruvananthapuram airport is twenty minutes away; Kochi four to five hours by train.',
      description: paragraphs(
        'The airport lies by the sea, twenty minutes from the rooms, with flights to the Gulf, Colombo, Singapore and all of India. If your ticket is from Kochi, the morning train runs along the coast in four to five hours, and we have booked the window.',
        'If you have three more days: Varkala has cliffs and a temple of Vishnu above the beach; Kanyakumari, where we live, is two and a half hours down the road. The kettle is on.',
      ),
      meals: { breakfast: 'Appam and stew, or packed for the train' },
      effort: { level: 'easy', drivingHours: 0.5 },
    },
  ],
  stops: [
    {
      name: 'Thrissur',
      localName: 'തൃശ്ശൂർ',
      language: 'ml',
      lat: 10.5276,
      lng: 76.2144,
      nights: 3,
      travelHours: 1.5,
    },
    {
      name: 'Kochi',
      localName: 'കൊച്ചി',
      language: 'ml',
      lat: 9.9658,
      lng: 76.2421,
      nights: 1,
      travelHours: 3,
    },
    {
      name: 'Alappuzha',
      localName: 'ആലപ്പുഴ',
      language: 'ml',
      lat: 9.4981,
      lng: 76.3388,
      nights: 2,
      travelHours: 1.5,
    },
    {
      name: 'Thiruvananthapuram',
      localName: 'തിരുവനന്തപുരം',
      language: 'ml',
      lat: 8.5241,
      lng: 76.9366,
      nights: 2,
      travelHours: 4.5,
    },
  ],
  houses: [
    { name: 'House on the Round', kind: 'Guest house', town: 'Thrissur', nights: 3 },
    { name: 'Spice Lane House', kind: 'Guest house', town: 'Kochi', nights: 1 },
    {
      name: 'The Laterite Cottages',
      kind: 'Retreat center',
      town: 'Alappuzha',
      nights: 1,
      venue: 'laterite-cottages',
      note: 'At Muhamma, on the lagoon.',
    },
    {
      name: 'Rice barge with six cabins',
      kind: 'Houseboat',
      town: 'Alappuzha',
      nights: 1,
      note: 'Cabins with their own bath.',
    },
    { name: 'East Fort House', kind: 'Guest house', town: 'Thiruvananthapuram', nights: 2 },
  ],
  hosts: ['harish-nambiar', 'devika-raghavan'],
  faqs: [
    {
      question: 'Which temples can I not enter?',
      answer:
        'All four great ones: Guruvayur, Vadakkunnathan, Ambalappuzha and Padmanabhaswamy are for Hindus only, inside their walls. The streets, tanks and processions are open to all, and the days are made so that you never wait at a gate.',
    },
    {
      question: 'When is the rain?',
      answer:
        'The great monsoon is from June to August, a smaller one in October and November, mostly in the afternoon. We do not run from April to August: in April and May the school of Kathakali is closed, then it rains.',
    },
    {
      question: 'Will there be elephants?',
      answer:
        'You may meet some on the road, on their way to a temple. We do not visit camps, ride, or pay for pictures with chained animals.',
    },
    ...every.commonFaqs,
  ],
  keeps: {
    away: [
      { from: 'onam', days: [1, 9], before: 2, after: 2 },
      { from: 'thrissur-pooram', days: [1, 4], before: 1, after: 1 },
      { from: 'vishu', days: [1, 9] },
    ],
    // The school of Kathakali is closed in April and May; then comes the monsoon.
    months: [1, 2, 3, 9, 11, 12],
    notOn: [
      { day: 2, weekdays: ['Sat', 'Sun'], why: 'the Kalamandalam does not teach' },
      { day: 3, weekdays: ['Tue'], why: 'Krishnanattam pauses' },
      { day: 4, weekdays: ['Fri', 'Sat'], why: 'the synagogue of Kochi is closed' },
      { day: 8, weekdays: ['Mon'], why: 'the palace in Thiruvananthapuram is closed' },
    ],
  },
  departures: [
    { n: 1, start: { inDays: 84, weekday: 'Thu' }, firstCapacity: 12, sampleSold: 8, minimumGroup: 5 },
    { n: 2, start: { inDays: 112, weekday: 'Thu' }, firstCapacity: 12, sampleSold: 2, minimumGroup: 5 },
    {
      n: 3,
      start: { month: 9, day: 20, atLeastInDays: 150, weekday: 'Thu' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 5,
    },
  ],
};
