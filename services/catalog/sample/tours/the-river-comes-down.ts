import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const theRiverComesDown: TourText = {
  slug: 'the-river-comes-down',
  title: 'The River Comes Down',
  subtitle: 'From the lamps of Haridwar up the Mandakini to Kedarnath, below the snow.',
  description: paragraphs(
    'The Ganga leaves the mountains at Haridwar. This tour goes the other way: two days where it is broad, two at Rishikesh where it is green and fast, and then up the Mandakini, past the places where one river falls into another, to the valley of Kedarnath at 3,583 meters.',
    'It is our hardest tour and we say so. The road is narrow and breaks in rain; the last stage is sixteen kilometers on foot, or a helicopter if the clouds allow, or not at all, which is also a choice: those who stay at Guptkashi have a fine day. A night at 2,680 meters and a day’s walk above it come first, and it is still a fast ascent: Govind, who was born in the valley, measures everyone’s oxygen and turns people back.',
    'Since 2026 the temples of this valley, Kedarnath among them, are closed to non-Hindus by a decision of their committee. The path, the village and the mountains are not. If you are not Hindu you will very probably not go in, and the days are planned so that you do not stand at a gate.',
  ),
  duration: '11 Days / 10 Nights',
  days: 11,
  prices: { USD: 2650, EUR: 2440, GBP: 2090, INR: 223000 },
  numberOfSeats: 12,
  travelType: 'Mountain bus, on foot',
  bookingStatus: 'Bookings Open',
  order: 70,
  districts: ['Haridwar', 'Rudraprayag', 'Dehradun'],
  themes: ['Sacred Nature', 'Living Devotion', 'Ancient Traditions'],
  templesCovered: [
    'Kedarnath Temple',
    'Tungnath Temple',
    'Omkareshwar Temple, Ukhimath',
    'Vishwanath Temple, Guptkashi',
  ],
  ashramsCovered: ['Parmarth Niketan', 'Sivananda Ashram', 'Anandamayi Ma Ashram, Kankhal'],
  mountainsCovered: 'Kedarnath (6,940 m), Chaukhamba (7,138 m)',
  saintsCovered: 'Adi Shankara, Anandamayi Ma, Swami Sivananda',
  host: 'Govind Rawat, Liam Okafor',
  tourAudience:
    'Fit walkers of 18 to 70 without heart or lung trouble; people who can bear a change of plan.',
  boardingPoints:
    'Dehradun airport (DED) or Haridwar Junction station, on arrival day at any hour; by 15:00 for the evening lamps',
  language: 'English, with Hindi and Garhwali on the road',
  inclusions: bullets(
    'Ten nights: six in twin rooms, three in mountain lodges, one in a simple dormitory house at Kedarnath',
    ...every.includedEverywhere,
    'State registration for the pilgrimage, oxygen bottles, a porter for every two travelers on the walk, the shared jeep from Sonprayag',
  ),
  exclusions: bullets('Helicopter or pony to Kedarnath, if you want one', ...every.excludedWith(390)),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'demanding',
  easyOnKnees: false,
  fitness:
    'You need to be used to long walks uphill: 16 kilometers up in one day and 18, nearly all of them down, the next, on a paved path. We take travelers from 18 to 70 and ask for a doctor’s note above 60.',
  altitude:
    'High, and a fast ascent: one night at 2,680 meters, a walk to 3,470, and one night at 3,583. We measure oxygen morning and evening, carry bottles, and bring down anyone who gets worse.',
  tips: every.tips,
  dietServed: ['Vegetarian', 'Vegan', 'Jain', 'Without onion and garlic'],
  dietNotServed: [
    'Meat, fish and eggs',
    'Reliable gluten-free above Guptkashi',
    'Kosher or halal certified kitchens',
  ],
  roomOptions: [
    every.sharedRoom,
    { ...every.ownRoom(390), name: 'Single room, except for the night at Kedarnath' },
  ],
  extraCosts: [
    ...every.extraCosts,
    {
      name: 'Helicopter Phata to Kedarnath and back',
      fromUsd: 75,
      toUsd: 150,
      note: 'Seats are sold by the state and not certain.',
    },
    {
      name: 'Pony, one way',
      fromUsd: 30,
      toUsd: 45,
      note: 'We advise against it: the path is hard on the animals.',
    },
  ],
  itineraryDays: [
    {
      day: 1,
      title: 'Where the river reaches the plain',
      summary: 'Arrival at Haridwar, and the evening lamps at Har ki Pauri among thousands of people.',
      description: paragraphs(
        'Haridwar is the gate, of Hari or of Hara depending on whom you ask. The river comes out of its last hills here, cold and fast between stone steps. We meet you at the station or at Dehradun airport, an hour away, and have you in your room by four.',
        'At sunset the bells start. Priests swing lamps as heavy as a child, the crowd answers, and hundreds of leaf cups with a flame go off down the water. We watch from a terrace opposite: boards at Har ki Pauri ask non-Hindus to stay off the steps, and from here you see everything. Dinner at eight, a first talk about the road at half past.',
      ),
      meals: { lunch: 'Light lunch on arrival: rice, dal, curd', dinner: 'Aloo puri and vegetables' },
      effort: { level: 'easy', walkingKm: 2, drivingHours: 1 },
    },
    {
      day: 2,
      title: 'Kankhal, slowly',
      summary:
        'Old courtyards south of the town, the resting place of Anandamayi Ma, and a shop of river stones.',
      description: paragraphs(
        'Kankhal was a town when Haridwar was a bank of sand. We walk along the small canal under pipal trees, past painted courtyards of merchants who came to die near the water. In the white hall where Anandamayi Ma is buried people sit, and that is all; she had little to say about method.',
        'In the afternoon you learn to tie your things for the mountains: what goes in the day sack, what the porter takes, what stays at Rishikesh. The doctor of the group’s insurance line explains height in ten minutes. In the evening you are free; the lamps are lit again at sunset.',
      ),
      meals: { breakfast: 'Poha and fruit', lunch: 'Thali in Kankhal', dinner: 'Khichdi' },
      effort: { level: 'easy', walkingKm: 4 },
    },
    {
      day: 3,
      title: 'Rishikesh',
      summary: 'An hour upstream. Cows on the bridge, two ashrams, and Liam’s singing hour on the sand.',
      description: paragraphs(
        'The traffic ends at the foot bridge, or ought to. On the far bank it is ashrams, bookshops and shops for quartz; we look past the last. At Sivananda’s ashram, up the steps on the town side, nothing has been painted for sale: a library, a free hospital, a hall in which the same name has been sung day and night since 1943.',
        'At five Liam sits down with his harmonium on the white sand upstream and teaches two chants, line by line; you need no voice. The evening lamps at Parmarth Niketan are the other kind of Rishikesh, well lit and well sung.',
      ),
      meals: {
        breakfast: 'Paratha and curd',
        lunch: 'Rice and rajma by the river',
        dinner: 'Chapati, dal and greens',
      },
      effort: { level: 'easy', walkingKm: 5, steps: 120, drivingHours: 1 },
    },
    {
      day: 4,
      title: 'A day for the legs',
      summary: 'Walk to a waterfall temple in the morning, free afternoon, early night.',
      description: paragraphs(
        'We begin to walk uphill, gently, to find out how everybody does: eight kilometers through sal forest, past the falls at Garud Chatti to a shepherds’ temple, four hundred meters up and down, with Govind behind the slowest and never in front of the quickest. Langurs, terraces, and on clear days the first line of white in the north.',
        'After lunch it is free. Swim only where we show you: the river has a strong hand. Those who like take a class at the hall next door, where the teacher has no website. Lights are out early. Tomorrow is long.',
      ),
      meals: {
        breakfast: 'Porridge and bananas',
        lunch: 'Thali after the walk',
        dinner: 'Vegetable pulao, early',
      },
      effort: { level: 'moderate', walkingKm: 8, note: '400 m up and down' },
    },
    {
      day: 5,
      title: 'Rivers falling into rivers',
      summary: 'Five to six hours by road to Rudraprayag, with a long halt where the Ganga gets its name.',
      description: paragraphs(
        'At Devaprayag two rivers run into each other below a stair, one green and loud, one brown and quiet. From here on downward it is called Ganga, and not before. We climb down the hundred and twenty steps, hold the chain, and put our hands in the line between the colors.',
        'The road goes on above the Alaknanda, cut into the slope. It is being widened; there may be an hour’s wait behind a bulldozer, with tea. We sleep near Rudraprayag, where the Mandakini comes in from the left. That is our valley.',
      ),
      meals: {
        breakfast: 'Packed breakfast for the road',
        lunch: 'Dhaba meal above the Alaknanda',
        dinner: 'Rice, dal and seasonal vegetables',
      },
      effort: { level: 'moderate', walkingKm: 2, steps: 240, drivingHours: 5.5 },
    },
    {
      day: 6,
      title: 'Up to the meadows',
      summary:
        'Two hours to Ukhimath, where the god of Kedarnath spends the winter, and on to Chopta at 2,680 meters.',
      description: paragraphs(
        'Terraces of red millet, walnut trees, wire bridges. At Ukhimath, when Kedarnath is snowed in, the deity is carried in by palanquin and the same priests serve him. The temple is one of the committee’s: Hindus in the group go in, the rest of us look at the painted wood from the street and drink tea with Govind’s uncle, who carried the palanquin for thirty winters.',
        'Then the road climbs through oak and rhododendron to Chopta, a row of huts on a meadow with the whole range above it. The lodge is simple and cold. A slight headache here is common; tell Govind. Anyone who feels worse is driven down the same evening, which is why the car stays.',
      ),
      meals: {
        breakfast: 'Paratha with pickle',
        lunch: 'Mandua bread and greens at Ukhimath',
        dinner: 'Soup, rajma and rice at Chopta',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 4 },
    },
    {
      day: 7,
      title: 'Above the trees',
      summary:
        'A slow walk up toward Tungnath and Chandrashila, and down again to sleep opposite Guptkashi, at 1,500 meters.',
      description: paragraphs(
        'The path is paved and climbs from the meadow to 3,470 meters in four kilometers. We take three hours, drink at every bend, and turn around whenever you like: walking high and sleeping low is the best thing you can do for tomorrow. Tungnath’s small stone temple is the committee’s too; the ridge above it, with five snow peaks in a row, is everyone’s.',
        'After lunch we drive down to the slope opposite Guptkashi, two and a half hours, and sleep in Govind’s cousin’s lodge. He checks packs, pulse and oxygen, and says honestly who should not go up: headache with vomiting, confusion, a cough at rest or breathlessness lying down mean that you stay, without discussion.',
      ),
      meals: {
        breakfast: 'Porridge with ghee',
        lunch: 'Noodle soup at the meadow',
        dinner: 'Rice, dal and potatoes, early',
      },
      effort: {
        level: 'moderate',
        walkingKm: 8,
        drivingHours: 2.5,
        note: '800 m up and down, as far as you like',
      },
    },
    {
      day: 8,
      title: 'The path to Kedarnath',
      summary:
        'Sixteen kilometers and 1,600 meters up from Gaurikund, in seven to nine hours. Night at 3,583 meters.',
      description: paragraphs(
        'We leave at half past two in the night: private cars end at Sonprayag, and a shared jeep takes us the last five kilometers to Gaurikund, where we start at five. The path is paved, wide and shared with ponies, porters with baskets, grandmothers in canvas shoes and boys who run. It climbs without a pause, with tea every kilometer. We go in two groups, with Govind at the end.',
        'Above the trees the valley opens, and then it is there, small and square, with a wall of ice behind. Rooms are bare and cold, six to a room. It is a fast ascent: if your oxygen or your head is wrong, you go down tonight, by pony or stretcher with a guide, and not in the morning.',
      ),
      meals: {
        breakfast: 'Tea and biscuits at night, porridge on the path',
        lunch: 'Rice and dal at a tea house',
        dinner: 'Khichdi, hot and early',
      },
      effort: {
        level: 'demanding',
        walkingKm: 16,
        drivingHours: 1.5,
        note: '1,600 m up. By helicopter from Phata 9 minutes, weather permitting.',
      },
    },
    {
      day: 9,
      title: 'First light, and down',
      summary:
        'The peaks at sunrise, the temple for those who may go in, the ridge for the others, and the same path back.',
      description: paragraphs(
        'At five the summit of Kedarnath turns pink, then the next, as if someone were lighting lamps. Hindus in the group line up for the temple at six; in season the rock is mostly seen from a step away. The others walk with Liam to the ridge above the village, from where you see the temple, the river and the boulder that parted the flood of 2013. How near you may come to the door is decided there.',
        'After porridge we go down. It takes five to six hours and is harder on the knees than yesterday on the lungs: poles help, and we lend them. Those who stayed below meet us at Guptkashi with hot water and a dinner they have cooked.',
      ),
      meals: {
        breakfast: 'Porridge before the way down',
        lunch: 'Chapati and vegetables on the path',
        dinner: 'Dinner at the lodge, cooked by those who stayed',
      },
      effort: { level: 'demanding', walkingKm: 18, drivingHours: 1.5, note: '1,600 m down' },
    },
    {
      day: 10,
      title: 'Back along the water',
      summary: 'Seven hours by road to Rishikesh, with a long lunch in an orchard.',
      description: paragraphs(
        'We start at six, because the road is best before the trucks. The rivers join in their order, and you know them now. Lunch is with a family above Srinagar in Garhwal who grow apricots, plums and a bitter orange that they salt; there are hammocks for an hour.',
        'By four we are back in the rooms at Rishikesh, where your other bag has been washed and ironed, as a surprise. The evening is for the sand bank and, for those who stay awake, a last song. Nobody needs an alarm tomorrow.',
      ),
      meals: {
        breakfast: 'Paratha for the road',
        lunch: 'Orchard lunch with a family in Garhwal',
        dinner: 'Light dinner by the river',
      },
      effort: { level: 'easy', walkingKm: 1, drivingHours: 7 },
    },
    {
      day: 11,
      title: 'Departure',
      summary: 'Forty minutes to Dehradun airport, or the fast train from Haridwar to Delhi.',
      description: paragraphs(
        'Dehradun airport is forty minutes away, with flights to Delhi, Mumbai and Bengaluru all day. The fast train from Haridwar is in Delhi in four and a half hours. Book an onward flight from Delhi for the evening at the earliest, better for the day after: mountain roads close without notice.',
        'If rain has closed the road on the way down, every lodge on the way keeps us one spare night, at no extra cost to you.',
      ),
      meals: { breakfast: 'Toast, fruit and tea, at any hour' },
      effort: { level: 'easy', drivingHours: 1 },
    },
  ],
  stops: [
    { name: 'Haridwar', localName: 'हरिद्वार', language: 'hi', lat: 29.9457, lng: 78.1642, nights: 2 },
    {
      name: 'Rishikesh',
      localName: 'ऋषिकेश',
      language: 'hi',
      lat: 30.0869,
      lng: 78.2676,
      nights: 2,
      travelHours: 1,
    },
    {
      name: 'Rudraprayag',
      localName: 'रुद्रप्रयाग',
      language: 'hi',
      lat: 30.2844,
      lng: 78.9811,
      nights: 1,
      travelHours: 5.5,
    },
    {
      name: 'Chopta',
      localName: 'चोपता',
      language: 'hi',
      lat: 30.4856,
      lng: 79.1999,
      nights: 1,
      travelHours: 4,
    },
    {
      name: 'Guptkashi',
      localName: 'गुप्तकाशी',
      language: 'hi',
      lat: 30.5236,
      lng: 79.0781,
      nights: 1,
      travelHours: 2.5,
    },
    {
      name: 'Kedarnath',
      localName: 'केदारनाथ',
      language: 'hi',
      lat: 30.7352,
      lng: 79.0669,
      nights: 1,
      travelHours: 9,
    },
    {
      name: 'Guptkashi',
      localName: 'गुप्तकाशी',
      language: 'hi',
      lat: 30.5236,
      lng: 79.0781,
      nights: 1,
      travelHours: 7,
    },
    {
      name: 'Rishikesh',
      localName: 'ऋषिकेश',
      language: 'hi',
      lat: 30.0869,
      lng: 78.2676,
      nights: 1,
      travelHours: 7,
    },
  ],
  houses: [
    { name: 'House opposite the Steps', kind: 'Guest house', town: 'Haridwar', nights: 2 },
    {
      name: 'Two Bends House',
      kind: 'Retreat center',
      town: 'Rishikesh',
      nights: 2,
      venue: 'two-bends-house',
    },
    { name: 'Confluence Rooms', kind: 'Small hotel', town: 'Rudraprayag', nights: 1 },
    {
      name: 'Meadow huts',
      kind: 'Mountain lodge',
      town: 'Chopta',
      nights: 1,
      note: 'At 2,680 m; cold at night, no heating.',
    },
    {
      name: 'Deodar House',
      kind: 'Mountain lodge',
      town: 'Guptkashi',
      nights: 1,
      venue: 'deodar-house',
      note: 'On the slope opposite Guptkashi, at 1,500 m.',
    },
    {
      name: 'Pilgrim house',
      kind: 'Dormitory',
      town: 'Kedarnath',
      nights: 1,
      note: 'Six to a room, quilts, no heating.',
    },
    { name: 'Deodar House', kind: 'Mountain lodge', town: 'Guptkashi', nights: 1, venue: 'deodar-house' },
    {
      name: 'Two Bends House',
      kind: 'Retreat center',
      town: 'Rishikesh',
      nights: 1,
      venue: 'two-bends-house',
    },
  ],
  hosts: ['govind-rawat', 'liam-okafor'],
  faqs: [
    {
      question: 'What if I cannot walk the sixteen kilometers?',
      answer:
        'Fly from Phata, if there are seats and sky, or stay at Guptkashi with our second guide, who has a good day planned. You decide on the evening before, with Govind’s advice.',
    },
    {
      question: 'What about the height?',
      answer:
        'You sleep one night at 2,680 meters and walk to 3,470 before the night at 3,583. That is less time than doctors advise for such a height, so it stays a fast ascent. Some get a headache; we measure oxygen morning and evening, carry bottles, and bring down anyone who gets worse, at once. Heart, lung or blood pressure trouble is a reason to ask your doctor first and to tell us. You need to be between 18 and 70, and we ask for a doctor’s note above 60.',
    },
    {
      question: 'May I go in if I am not Hindu?',
      answer:
        'Very probably not. The committee of Kedarnath and Badrinath closed its temples to non-Hindus in 2026, Kedarnath, Tungnath, Ukhimath and Guptkashi among them; how strictly it is applied may change. The walk, the village and the ridge above it are open to everyone, the winter temples can be seen from the street, and on day 9 there is a plan of its own for those who do not go in. If the sanctum is what you come for, please choose another tour.',
    },
    {
      question: 'What happens when the road is closed?',
      answer:
        'We wait, go around, or change the order of days. If the path to Kedarnath is closed by the authorities we go as far as is safe, and tell you the evening before.',
    },
    ...every.commonFaqs,
  ],
  keeps: {
    away: [
      // The first three weeks after the opening are the most crowded of the year.
      { from: 'opening-of-gangotri-and-yamunotri', days: [8, 9], after: 21 },
      { from: 'closing-of-the-mountain-temples', days: [1, 11], before: 3, after: 120 },
    ],
    months: [5, 6, 9, 10],
    notOn: [],
  },
  departures: [
    {
      n: 1,
      start: { month: 5, day: 26, atLeastInDays: 60, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 12,
      minimumGroup: 6,
      bookingStatus: 'Sold Out',
    },
    {
      n: 2,
      start: { month: 9, day: 18, atLeastInDays: 60, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 7,
      minimumGroup: 6,
    },
    {
      n: 3,
      start: { month: 10, day: 2, atLeastInDays: 60, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 3,
      minimumGroup: 6,
    },
    {
      n: 4,
      start: { month: 10, day: 9, atLeastInDays: 60, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 6,
    },
  ],
};
