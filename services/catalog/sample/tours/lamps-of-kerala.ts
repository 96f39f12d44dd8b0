import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const lampsOfKerala: TourText = {
  slug: 'lamps-of-kerala',
  title: 'Lamps of Kerala',
  subtitle: 'Oil lamps, ragas, painted faces and a slow boat through the rice.',
  description: paragraphs(
    'Kerala’s temples are low and dark, of wood and copper, and come alive at dusk, when walls of little brass lamps are lit one by one. Most of them are for Hindus only. We say this at the start, for it decides how the tour is made: we stand in the courts and streets where everyone may stand, see the dances that are given outside the wall, and meet the people who serve inside.',
    'It is the greenest and softest of our tours: a houseboat, a physician, a school of drums, the theatre that has been played without a break for longer than any other on earth. And it rains now and then. That is when it is best.',
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
  tourAudience: 'People who like music, theatre, food and water; good for tired bodies.',
  boardingPoints: 'Kochi airport (COK), on arrival day at any hour',
  language: 'English, with Malayalam on the stage',
  inclusions: bullets(
    'Seven nights in twin rooms and one on a houseboat with its own cabins',
    ...every.includedEverywhere,
    'Three evenings of dance and drama, with their tickets',
  ),
  exclusions: bullets('Treatments by the physician, beyond the first talk', ...every.excludedEverywhere),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'easy',
  easyOnKnees: true,
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  roomOptions: [every.sharedRoom, every.ownRoom(380)],
  extraCosts: every.extraCosts,
  itineraryDays: [
    {
      day: 1,
      title: 'Arrival under the palms',
      summary:
        'From Kochi airport an hour and a half to Thrissur, and a first walk on the green round the temple.',
      description: paragraphs(
        'Thrissur is built in a circle round a hill with a temple on it, and the hill is a park without a fence. Our house stands in one of the side streets. You have the afternoon to arrive; at five there is tea and banana fritters in the court.',
        'At dusk we walk once round the Vadakkunnathan temple, outside the wall, with everyone who is out for air. Harish, a physician and our host, explains what goes on inside, down to the smell. Through the western gate you see the lamps of the copper-roofed theatre. Supper is rice gruel, green beans and pickle, which is what one eats here after a flight.',
      ),
      effort: { level: 'easy', walkingKm: 2.5, drivingHours: 1.5 },
    },
    {
      day: 2,
      title: 'The school of faces',
      summary:
        'Kalamandalam: boys who learn to move one eyebrow, drummers at six in the morning, and make-up in the evening.',
      description: paragraphs(
        'At the Kalamandalam academy, thirty kilometres north, young men and, since a few years, women learn Kathakali: eight years, the eyes first. We sit at the edge of the open classrooms from half past nine. In one a teacher beats time on a log; in another ten boys look left, right, left, right, for an hour.',
        'After rest we watch a face being painted. It takes two hours, lying down, green for the hero, paper rims glued to the jaw. At half past six lamp, drums, curtain: one scene of the Mahabharata, told to us by Devika in whispers. Nobody is tired.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2 },
    },
    {
      day: 3,
      title: 'Krishna wakes at three',
      summary: 'Guruvayur from the outside, its tank and its weddings, and the dance of Krishna at night.',
      description: paragraphs(
        'The doors of Guruvayur open at three in the morning. Hindus in the group may go with Harish and see the god in yesterday’s flowers; the others come at seven, when the street before the eastern gate is all jasmine, brides and brass bands. We take our places by the tank and watch, for nothing here is hidden except the centre.',
        'Breakfast is famous. Then the museum of murals, and rest. Late in the evening Krishnanattam is danced on the temple’s outer stage, as it has been since 1654, by men in wooden masks and slow skirts. On Tuesdays it pauses, and we plan round that.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 1.5 },
    },
    {
      day: 4,
      title: 'Down the coast',
      summary:
        'Two hours south: the birthplace of Shankara on its river, and the old port of Kochi by evening.',
      description: paragraphs(
        'At Kaladi, on a bend of the Periyar, a boy of eight talked his mother into letting him go and became Adi Shankara, who walked round India and died at thirty-two. There is a bathing step, a small shrine, a tree. We sit there with one verse of his, which takes an hour.',
        'Fort Kochi has a church where Vasco da Gama lay buried, a synagogue of 1568 with floor tiles from Canton, and Chinese nets that dip like tall birds. The spice street still smells of ginger. In the evening there is Kutiyattam, Sanskrit theatre with copper drums, the oldest that is still played.',
      ),
      effort: { level: 'easy', walkingKm: 4, drivingHours: 3 },
    },
    {
      day: 5,
      title: 'A physician’s morning',
      summary: 'What Ayurveda can do and cannot, in a family practice; cooking with the lady of the house.',
      description: paragraphs(
        'Harish’s uncle has seen patients in the same room for forty years. He takes your pulse with three fingers, looks at your tongue, asks how you sleep, and tells you what to leave off; usually it is less than you feared. He also says plainly with what you should go to a hospital. Oils are cooked in the yard in vessels the size of a bath.',
        'We cook lunch with his wife: eleven dishes on one leaf, in their order, and what each is for. In the afternoon we drive an hour to the lagoon and sleep at its edge, in a house with frogs.',
      ),
      effort: { level: 'easy', walkingKm: 2, drivingHours: 1.5 },
    },
    {
      day: 6,
      title: 'Onto the water',
      summary: 'A houseboat from Alappuzha through the rice that lies below the sea.',
      description: paragraphs(
        'At eleven we board at Alappuzha. The boats were rice barges; ours has six cabins, a deck with cane chairs, a cook called Sunny and an engine that is turned off more often than others’. Kuttanad is farmed two metres below the level of the sea. You look down from the canal on the fields and up from the fields at the boats.',
        'We tie up at four at a village, walk the dyke, see a church, a mosque and a temple within one ring of bells, and buy nothing. After supper the lamp goes out. There are more stars than one remembers.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 0.5 },
    },
    {
      day: 7,
      title: 'Milk rice at noon',
      summary: 'Ambalappuzha and its sweet debt, then the pink tower of an ashram between sea and lagoon.',
      description: paragraphs(
        'We land after breakfast. At Ambalappuzha a sage once won at chess and asked for rice by doubling grains; the debt is still paid, every noon, in sweet milk rice, and a cup of it is yours, whoever you are, at the gate. You have never had better.',
        'Further south, on a strip of land that the tsunami of 2004 washed over, stands the ashram of Amritanandamayi, whom everybody calls Amma. We are shown round by an engineer who gave up Boston: the hospital projects, the kitchen, the hall where she holds whoever comes. When she is at home, and you want it, you take a token and wait your turn.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 3 },
    },
    {
      day: 8,
      title: 'The sleeper with the lotus',
      summary:
        'Thiruvananthapuram: the tower at sunset, a palace of small things, and the farewell on banana leaves.',
      description: paragraphs(
        'The capital is a town of hills and red roofs. Beside the Padmanabhaswamy temple a palace of the kings stands open, built by a composer who slept on a bed of medicinal woods. At the equinox the setting sun passes through the windows of the tower one below another; on other evenings it only gilds it. Those who may and like go in, in cloths that we lend and fold for you.',
        'The last supper is a full sadya, twenty-four things on a leaf, in the house of a drummer. He plays afterwards. Then nobody can talk for a while.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2.5 },
    },
    {
      day: 9,
      title: 'Departure',
      summary: 'Thiruvananthapuram airport is twenty minutes away; Kochi five hours by train.',
      description: paragraphs(
        'The airport lies by the sea, twenty minutes from the rooms, with flights to the Gulf, Colombo, Singapore and all of India. If your ticket is from Kochi, the morning train runs along the coast in some four hours, and we have booked the window.',
        'Who wants three more days: Varkala has cliffs and a temple of Vishnu above the beach; Kanyakumari, where we live, is two and a half hours down the road. The kettle is on.',
      ),
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
      travelHours: 4,
    },
  ],
  hosts: ['harish-nambiar', 'devika-raghavan'],
  faqs: [
    {
      question: 'Which temples can I not enter?',
      answer:
        'Guruvayur, Vadakkunnathan and Padmanabhaswamy are for Hindus only, inside their walls. The streets, tanks, stages and processions are open to all, and the days are made so that you never wait at a gate.',
    },
    {
      question: 'When is the rain?',
      answer:
        'The great monsoon is from June to August, a smaller one in October and November, mostly in the afternoon. We do not run in June and July.',
    },
    {
      question: 'Will there be elephants?',
      answer:
        'You may meet some on the road, on their way to a temple. We do not visit camps, ride, or pay for pictures with chained animals.',
    },
    ...every.commonFaqs,
  ],
  departures: [
    { n: 1, start: { inDays: 84, weekday: 'Sun' }, firstCapacity: 12, sampleSold: 8, minimumGroup: 5 },
    { n: 2, start: { inDays: 140, weekday: 'Sun' }, firstCapacity: 12, sampleSold: 2, minimumGroup: 5 },
    {
      n: 3,
      start: { month: 9, day: 5, atLeastInDays: 150, weekday: 'Sun' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 5,
    },
  ],
};
