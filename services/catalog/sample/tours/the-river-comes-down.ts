import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const theRiverComesDown: TourText = {
  slug: 'the-river-comes-down',
  title: 'The River Comes Down',
  subtitle: 'From the lamps of Haridwar up the Mandakini to Kedarnath, below the snow.',
  description: paragraphs(
    'The Ganga leaves the mountains at Haridwar. This tour goes the other way: two days where it is broad, two at Rishikesh where it is green and fast, and then up the Mandakini, past the places where one river falls into another, to the grey temple of Kedarnath at 3,583 metres.',
    'It is our hardest tour and we say so. The road is narrow and breaks in rain; the last stage is sixteen kilometres on foot, or a helicopter if the clouds allow, or not at all, which is also a choice: those who stay at Guptkashi have a fine day. Two nights lower down get you used to the height. Govind, who leads it, was born in the valley.',
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
    'Triyuginarayan Temple',
    'Omkareshwar Temple, Ukhimath',
    'Vishwanath Temple, Guptkashi',
  ],
  ashramsCovered: ['Parmarth Niketan', 'Sivananda Ashram', 'Anandamayi Ma Ashram, Kankhal'],
  mountainsCovered: 'Kedarnath (6,940 m), Chaukhamba (7,138 m)',
  saintsCovered: 'Adi Shankara, Anandamayi Ma, Swami Sivananda',
  host: 'Govind Rawat, Liam Okafor',
  tourAudience: 'Fit walkers without heart or lung trouble; people who can bear a change of plan.',
  boardingPoints: 'Dehradun airport (DED) or Haridwar Junction station, until 15:00 on arrival day',
  language: 'English, with Hindi and Garhwali on the road',
  inclusions: bullets(
    'Ten nights: seven in twin rooms, two in a mountain lodge, one in a simple dormitory house at Kedarnath',
    ...every.includedEverywhere,
    'State registration for the pilgrimage, oxygen bottles, a porter for every two travellers on the walk',
  ),
  exclusions: bullets('Helicopter or pony to Kedarnath, if you want one', ...every.excludedEverywhere),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'demanding',
  easyOnKnees: false,
  dietServed: ['Vegetarian', 'Vegan', 'Jain', 'Without onion and garlic'],
  dietNotServed: [
    'Meat, fish and eggs',
    'Reliable gluten-free above Guptkashi',
    'Kosher or halal certified kitchens',
  ],
  roomOptions: [
    every.sharedRoom,
    { ...every.ownRoom(390), name: 'A room of your own, except for the night at Kedarnath' },
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
      summary: 'Arrival at Haridwar, and the evening lamps at Har ki Pauri among some thousands.',
      description: paragraphs(
        'Haridwar is the gate, of Hari or of Hara depending on whom you ask. The river comes out of its last hills here, cold and fast between stone steps. We meet you at the station or at Dehradun airport, an hour away, and have you in your room by four.',
        'At sunset the bells start. Priests swing lamps as heavy as a child, the crowd answers, and hundreds of leaf cups with a flame go off down the water. We stand on a terrace opposite, where you see everything and nobody asks you for a donation. Supper at eight, a first talk about the road at half past.',
      ),
      effort: { level: 'easy', walkingKm: 2, drivingHours: 1 },
    },
    {
      day: 2,
      title: 'Kankhal, slowly',
      summary:
        'Old courtyards south of the town, the resting place of Anandamayi Ma, and a shop of river stones.',
      description: paragraphs(
        'Kankhal was a town when Haridwar was a bank of sand. We walk along the small canal under pipal trees, past painted courtyards of merchants who came to die near the water. In the white hall where Anandamayi Ma is buried one sits, and that is all; she had little to say about method.',
        'In the afternoon you learn to tie your things for the mountains: what goes in the day sack, what the porter takes, what stays at Rishikesh. The doctor of the group’s insurance line explains height in ten minutes. In the evening go to the lamps again on your own, or do not.',
      ),
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
      effort: { level: 'easy', walkingKm: 5, steps: 120, drivingHours: 1 },
    },
    {
      day: 4,
      title: 'A day for the legs',
      summary: 'Walk to a waterfall temple in the morning, free afternoon, early night.',
      description: paragraphs(
        'We begin to walk uphill, gently, to find out how everybody does: eight kilometres through sal forest, past the falls at Garud Chatti to a shepherds’ temple, four hundred metres up and down, with Govind behind the slowest and never in front of the quickest. Langurs, terraces, and on clear days the first line of white in the north.',
        'After lunch it is free. Swim only where we show you: the river has a strong hand. Those who like take a class at the hall next door, where the teacher has no website. Lights are out early. Tomorrow is long.',
      ),
      effort: { level: 'moderate', walkingKm: 8, note: '400 m up and down' },
    },
    {
      day: 5,
      title: 'Rivers falling into rivers',
      summary: 'Five hours by road to Rudraprayag, with a long halt where the Ganga gets its name.',
      description: paragraphs(
        'At Devaprayag two rivers run into each other below a stair, one green and loud, one brown and quiet. From here on downwards it is called Ganga, and not before. We climb down the hundred and twenty steps, hold the chain, and put our hands in the line between the colours.',
        'The road goes on above the Alaknanda, cut into the slope. It is being widened; there may be an hour’s wait behind a bulldozer, with tea. We sleep near Rudraprayag, where the Mandakini comes in from the left. That is our valley.',
      ),
      effort: { level: 'moderate', walkingKm: 2, steps: 240, drivingHours: 5 },
    },
    {
      day: 6,
      title: 'Up the Mandakini',
      summary: 'Two hours to Guptkashi at 1,319 metres; Ukhimath, where the god spends the winter.',
      description: paragraphs(
        'Terraces of red millet, walnut trees, wire bridges. By eleven we are in Guptkashi and in Govind’s cousin’s lodge, with Chaukhamba filling the window at the end of the valley. In the temple of the town two springs run into one basin, and people say that they are Ganga and Yamuna.',
        'Across the gorge, forty minutes by car, lies Ukhimath. When Kedarnath is snowed in, from November to April, its deity is carried here in a palanquin and the same priests serve him. The court is of dark wood, painted, with a stove in the corner. Supper is rajma with ghee, and sleep comes easily at this height.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 3 },
    },
    {
      day: 7,
      title: 'The fire of the wedding',
      summary: 'Triyuginarayan at 1,980 metres: a day to get used to the height.',
      description: paragraphs(
        'Shiva and Parvati were married here, with Vishnu as the bride’s brother, and the fire has not gone out since. Pilgrims bring a log for it and take ash home. The temple is a small sister of Kedarnath, in a village with slate roofs; many couples from the plains now marry here.',
        'We walk the last five kilometres on the old path through oak and rhododendron instead of driving, which is the best thing you can do for tomorrow. Drink four litres. In the evening Govind checks packs, and the pulse and oxygen of everyone, and says honestly who should not go up.',
      ),
      effort: { level: 'moderate', walkingKm: 10, drivingHours: 2.5, note: '500 m up, slowly' },
    },
    {
      day: 8,
      title: 'The path to Kedarnath',
      summary:
        'Sixteen kilometres and 1,600 metres up from Gaurikund, in seven to nine hours. Night at 3,583 metres.',
      description: paragraphs(
        'We are at Gaurikund by five. The path is paved, wide and shared with ponies, porters with baskets, grandmothers in canvas shoes and boys who run. It climbs without a pause for sixteen kilometres. Every kilometre has tea. We go in two groups, with a porter for every two travellers and Govind at the end.',
        'Above the trees the valley opens, and then it is there, small and square, with a wall of ice behind. Rooms are bare and cold, six to a room, with thick quilts. At half past six is the evening lamp. It lasts fifteen minutes; the cold of the floor comes through any sock. Nobody minds.',
      ),
      effort: {
        level: 'demanding',
        walkingKm: 16,
        note: '1,600 m up. By helicopter from Phata 9 minutes, weather permitting.',
      },
    },
    {
      day: 9,
      title: 'First light, and down',
      summary: 'The peaks at sunrise, the sanctum at six, and the same path back.',
      description: paragraphs(
        'At five the summit of Kedarnath turns pink, then the next, as if someone went round with a lamp. The doors open at six. Inside is a rock, dark with ghee, which you may touch with both hands; a priest shows how. Behind the temple lies the boulder that parted the flood of 2013, with fresh flowers.',
        'After porridge we go down. It takes five to six hours and is harder on the knees than yesterday on the lungs: poles help, and we lend them. Those who stayed below meet us at Guptkashi with hot water and a supper they have cooked.',
      ),
      effort: { level: 'demanding', walkingKm: 16, note: '1,600 m down' },
    },
    {
      day: 10,
      title: 'Back along the water',
      summary: 'Seven hours by road to Rishikesh, with a long lunch in an orchard.',
      description: paragraphs(
        'We start at six, for the road is best before the lorries. The rivers join in their order, and you know them now. Lunch is with a family above Srinagar who grow apricots, plums and a bitter orange that they salt; there are hammocks for an hour.',
        'By four we are back in the rooms at Rishikesh, where your other bag has been washed and ironed, as a surprise. The evening is for the sand bank and, for those who stay awake, a last song. Nobody needs an alarm tomorrow.',
      ),
      effort: { level: 'easy', walkingKm: 1, drivingHours: 7 },
    },
    {
      day: 11,
      title: 'Departure',
      summary: 'Half an hour to Dehradun airport, or the fast train from Haridwar to Delhi.',
      description: paragraphs(
        'Dehradun airport lies between Rishikesh and Haridwar, forty minutes away, with flights to Delhi, Mumbai and Bengaluru all day. The fast train from Haridwar is in Delhi in four and a half hours. Book an onward flight from Delhi for the evening at the earliest, better for the day after: mountains do not sign timetables.',
        'If rain has closed the road on the way down, we have one spare day in hand in our plans with every lodge, and it costs you nothing.',
      ),
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
      travelHours: 5,
    },
    {
      name: 'Guptkashi',
      localName: 'गुप्तकाशी',
      language: 'hi',
      lat: 30.5236,
      lng: 79.0781,
      nights: 2,
      travelHours: 2,
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
  hosts: ['govind-rawat', 'liam-okafor'],
  faqs: [
    {
      question: 'What if I cannot walk the sixteen kilometres?',
      answer:
        'Fly from Phata, if there are seats and sky, or stay at Guptkashi with our second guide, who has a good day planned. You decide on the evening before, with Govind’s advice.',
    },
    {
      question: 'What about the height?',
      answer:
        'You sleep at 1,319 metres for two nights and walk to 1,980 before going to 3,583. Some get a headache all the same. Heart, lung or blood pressure trouble is a reason to ask your doctor first and to tell us.',
    },
    {
      question: 'What happens when the road is closed?',
      answer:
        'We wait, go round, or change the order of days. If Kedarnath itself is closed by the authorities we go to Tungnath, or as far as is safe, and tell you the evening before.',
    },
    ...every.commonFaqs,
  ],
  departures: [
    {
      n: 1,
      start: { month: 5, day: 8, atLeastInDays: 60, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 12,
      minimumGroup: 6,
      bookingStatus: 'Sold Out',
    },
    {
      n: 2,
      start: { month: 6, day: 1, atLeastInDays: 60, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 7,
      minimumGroup: 6,
    },
    {
      n: 3,
      start: { month: 9, day: 18, atLeastInDays: 60, weekday: 'Sat' },
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
