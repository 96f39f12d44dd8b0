import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const discoveringShiva: TourText = {
  slug: 'discovering-shiva',
  title: 'Discovering Shiva',
  subtitle: 'Ten days in Tamil Nadu with the temples of earth and fire, and the walk around Arunachala.',
  description: paragraphs(
    'In the south of India Shiva is worshipped in five temples as the five elements. This tour goes to two of them: earth at Kanchipuram, fire at Tiruvannamalai. Along the way are silk looms, a rock fort, a coast of carved granite, and the hill of Arunachala, which people have walked around for longer than anyone can say.',
    'The days begin early, when the floors are still cool and the priests have time. Afternoons are slow. There is one long walk, one day with nothing planned, and four hours on the road at most in a day.',
    'Nobody asks what you believe. You will be told what people do in front of a shrine and why, and then you can join, or stand by a pillar and look. Both are normal here.',
  ),
  duration: '10 Days / 9 Nights',
  days: 10,
  prices: { USD: 2490, EUR: 2290, GBP: 1960, INR: 209000 },
  numberOfSeats: 12,
  travelType: 'Small bus, on foot',
  bookingStatus: 'Bookings Open',
  order: 100,
  districts: ['Chennai', 'Kanchipuram', 'Tiruvannamalai', 'Puducherry'],
  themes: ['Ancient Traditions', 'Architectural Mastery', 'Living Devotion', 'Sacred Nature'],
  templesCovered: [
    'Kapaleeshwarar Temple',
    'Kailasanathar Temple',
    'Ekambareswarar Temple',
    'Kamakshi Amman Temple',
    'Varadharaja Perumal Temple',
    'Arunachaleswarar Temple',
    'Shore Temple',
  ],
  ashramsCovered: ['Sri Ramanasramam', 'Yogi Ramsuratkumar Ashram', 'Sri Aurobindo Ashram'],
  mountainsCovered: 'Arunachala',
  saintsCovered: 'Ramana Maharshi, the Nayanmars, Sri Aurobindo and the Mother',
  host: 'Meenakshi Arul, Karthik Subramaniam',
  tourAudience: 'Travelers who walk well, come alone or in twos, and like to know what they are looking at.',
  boardingPoints: 'Chennai airport (MAA), on arrival day at any hour; or your hotel in Chennai by 14:00',
  language: 'English, with Tamil where it is sung',
  inclusions: bullets('Nine nights in twin rooms, close to the temples', ...every.includedEverywhere),
  exclusions: bullets(...every.excludedWith(420)),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'moderate',
  easyOnKnees: false,
  fitness:
    'You walk 2 to 5 kilometers on most days, and 14 on a flat road once. About 150 uneven steps can be left out, and a car follows the long walk.',
  altitude: 'Low. Every night is below 250 meters.',
  tips: every.tips,
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  roomOptions: [every.sharedRoom, every.ownRoom(420)],
  extraCosts: every.extraCosts,
  itineraryDays: [
    {
      day: 1,
      title: 'Arrival and the evening bell',
      summary:
        'We meet you at the airport. After a rest we walk to the Kapaleeshwarar temple in Mylapore for the evening lamp.',
      description: paragraphs(
        'Someone with your name on a board stands at the gate, even at three in the morning. Your room is ready from nine. Sleep, shower, eat something small; lunch is at one for those who are awake. At five we sit down on the roof and introduce ourselves.',
        'Then it is ten minutes on foot to the Kapaleeshwarar temple, past shops for brass and flowers. At half past six the lamps are lit and the bell is rung for as long as the flame moves. There is nothing you need to do. Dinner is dosa, two streets away, and an early night.',
      ),
      meals: {
        lunch: 'Rice meal in the house for those who are awake',
        dinner: 'Dosa two streets from the house',
      },
      effort: { level: 'easy', walkingKm: 2, drivingHours: 1 },
    },
    {
      day: 2,
      title: 'The city of a thousand temples',
      summary:
        'A short drive west. The sandstone Kailasanathar temple in the early light, then a family of silk weavers at their looms.',
      description: paragraphs(
        'We leave at half past five, before the trucks, and reach Kanchipuram at half past seven. The Kailasanathar temple stands west of the town in the grass, thirteen centuries old and nearly empty at this hour. Meenakshi reads the inscriptions aloud: a king who conquered the city and left its treasure where it was. You may crawl through the passage of rebirth behind the shrine, or wait outside and count the lions.',
        'After breakfast at the inn we visit a family with three looms. Two people weave the border of a sari by throwing the shuttles to each other, eleven hours for a hand’s breadth. Late in the day, the evening lamp of Kamakshi.',
      ),
      meals: {
        breakfast: 'Idli and pongal at the inn',
        lunch: 'Tamil meal on a banana leaf',
        dinner: 'Chapati, kurma and curd rice',
      },
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2 },
    },
    {
      day: 3,
      title: 'The temple of earth',
      summary:
        'Ekambareswarar, where Shiva is worshipped as earth, and the mango tree in its inner court. Afternoon free.',
      description: paragraphs(
        'At six the gate of Ekambareswarar opens below a tower of 59 meters. The lingam inside is of sand and is never bathed, so the priests pour oil at its foot. We walk the long corridor when nobody is in it, sit under the mango tree, and talk about what it can mean that a god is earth.',
        'Before the heat comes we see the hall of horses in the Varadharaja temple, where the stone chains hang from the eaves. The rest of the day is yours: sleep, the silk shops with Meenakshi to keep you from the worst of them, or the roof with a book. Dinner at seven on banana leaves.',
      ),
      meals: {
        breakfast: 'Pongal and filter coffee',
        lunch: 'Sambar, poriyal and rasam at the inn',
        dinner: 'Tamil meal on banana leaves',
      },
      effort: { level: 'easy', walkingKm: 4, steps: 30 },
    },
    {
      day: 4,
      title: 'First sight of the hill',
      summary:
        'Three hours by road. Arunachala rises above the fields long before the towers do. Quiet evening at the ashram.',
      description: paragraphs(
        'We drive south-west through rice, brick kilns and palmyra palms, with a stop for tender coconut. About an hour before Tiruvannamalai the hill comes up on the left, alone and a little crooked. The driver knows where to halt. Karthik meets us there on his motorbike; he lives at its foot.',
        'Our rooms are ten minutes on foot from the ashram of Ramana Maharshi. At five the Vedas are chanted in the hall built over his tomb, and at half past six, except on Sundays, the Tamil Parayana, men and women in turn. Peacocks walk through it all. Afterward it is a quiet evening; the shops are three minutes away if you need soap.',
      ),
      meals: {
        breakfast: 'Idli, vada and chutney',
        lunch: 'Meal at a highway canteen with its own farm',
        dinner: 'Light meal at the house, tiffin or soup',
      },
      effort: { level: 'easy', walkingKm: 2, drivingHours: 3 },
    },
    {
      day: 5,
      title: 'The temple of fire',
      summary:
        'Morning in the Arunachaleswarar temple with its four great towers. A talk about the Tamil hymns that were sung here.',
      description: paragraphs(
        'Ten hectares, four gate towers, the eastern one eleven stories high. We go in at six by the south and take the courts one by one toward the center, where it gets smaller, darker and hotter. The lingam of fire is seen in the light of one lamp. The line takes one to two hours on most mornings now and far longer on Mondays and at full moon, so it is never a Monday.',
        'At eleven Karthik sings three hymns of the saint Sambandar, who stood here as a boy in the seventh century, and tells what the words say. The afternoon is free. At dusk the hill turns purple; the roof is the place for it.',
      ),
      meals: {
        breakfast: 'Tiffin after the temple',
        lunch: 'Tamil meal in the house',
        dinner: 'Dosa and vegetable stew',
      },
      effort: { level: 'easy', walkingKm: 4, steps: 40 },
    },
    {
      day: 6,
      title: 'Girivalam: once around the hill',
      summary:
        'Fourteen kilometers on a flat road, barefoot if you like, hill on your right. Eight shrines, one for each direction, and tea on the way.',
      description: paragraphs(
        'We start at four in the dark and keep the hill on our right for fourteen kilometers of flat, paved road. Eight small shrines mark the directions; at Niruthi you turn around and see the whole hill. There is tea every kilometer, a toilet every three, and our car comes behind with water, shoes and a seat for anyone who has had enough.',
        'Walking barefoot is the custom, not a duty; socks are a fine compromise. Most of us take five hours and are back before the sun is strong. Breakfast is large. Nobody says much afterward. Our dates keep clear of the full moon, because half a million others walk then.',
      ),
      meals: {
        breakfast: 'Large breakfast after the walk: idli, upma, fruit',
        lunch: 'Curd rice and vegetables',
        dinner: 'Soup, chapati and dal',
      },
      effort: {
        level: 'demanding',
        walkingKm: 14,
        note: 'Flat road. A car follows the group from start to end.',
      },
    },
    {
      day: 7,
      title: 'A day in silence',
      summary: 'The caves above the town, then nothing planned. The guide is there if you want to talk.',
      description: paragraphs(
        'Those who like climb after breakfast to Skandashram and down to Virupaksha cave, where Ramana Maharshi lived for seventeen years: about an hour on a stone path with uneven steps, monkeys, and the town below like a drawing of itself. Both rooms are open for sitting. Others stay in the hall of the ashram or in bed.',
        'From noon to dinner there is no plan and, for those who want it, no talking; a card on your door says so to the rest of us. Karthik is on the veranda from four to five for questions. It is the day people doubt most beforehand and talk about most afterward.',
      ),
      meals: {
        breakfast: 'Porridge or idli, in silence if you like',
        lunch: 'Tamil meal, in silence if you like',
        dinner: 'Vegetable rice and payasam',
      },
      effort: { level: 'moderate', walkingKm: 5, steps: 150, note: 'The climb may be left out.' },
    },
    {
      day: 8,
      title: 'Down to the sea',
      summary: 'Through the rock fort of Gingee to the coast. Sunset on the promenade.',
      description: paragraphs(
        'At Gingee, forty kilometers east, three hills of boulders are joined by a wall thirteen kilometers long. We see the granary, the Kalyana Mahal with its tank and the temple at the foot, which takes two hours. The climb to the citadel is optional: Karthik leads it while the others see the fort.',
        'By two we are in Puducherry, for a late lunch in a house with a courtyard and blue shutters. The French quarter is small and made for walking without a map. We visit the ashram of Sri Aurobindo, where flowers are laid out fresh on the tomb every day in silence. At six the beach road is closed to cars, and the whole town walks up and down it.',
      ),
      meals: {
        breakfast: 'Early tiffin before the road',
        lunch: 'Tamil and Creole vegetarian meal in the courtyard house',
        dinner: 'From the bakery: bread, soup, salad',
      },
      effort: { level: 'moderate', walkingKm: 5, steps: 60, drivingHours: 3 },
    },
    {
      day: 9,
      title: 'Pillars by the shore',
      summary:
        'The Shore Temple and the great relief at Mamallapuram on the way north. Farewell dinner on banana leaves.',
      description: paragraphs(
        'Two hours up the coast road is Mamallapuram, where the kings of Kanchipuram tried out everything that could be done with granite. In the great relief a river falls between gods, elephants, a cat doing penance and mice that believe it. The Shore Temple stands at the water’s edge with its corners rounded by the wind. In a yard behind the bus stand today’s carvers work at figures for temples in London and Kuala Lumpur.',
        'We are in Chennai by five. The farewell dinner is on banana leaves, sitting on the floor or at a table as you like, with a singer, and payasam at the end.',
      ),
      meals: {
        breakfast: 'Bread, idli and fruit',
        lunch: 'Meal by the road at Mamallapuram',
        dinner: 'Farewell meal on banana leaves, with payasam',
      },
      effort: { level: 'easy', walkingKm: 4, drivingHours: 4 },
    },
    {
      day: 10,
      title: 'Departure',
      summary: 'Breakfast, and a car to your flight at whatever hour it leaves.',
      description: paragraphs(
        'Flights to Europe and America leave Chennai at night or very early, those to the Gulf and Singapore all day long. The car comes three and a half hours before yours. If you leave late, the room is yours until noon, the luggage stays with the porter, and there is time for the bronze gallery of the Government Museum, which holds some of the finest Natarajas in the world and is closed on Fridays.',
        'For those who stay on, Meenakshi has a list: Chidambaram, Thanjavur, and which train to take.',
      ),
      meals: { breakfast: 'Tiffin, or a packed breakfast for early flights' },
      effort: { level: 'easy', drivingHours: 1 },
    },
  ],
  stops: [
    { name: 'Chennai', localName: 'சென்னை', language: 'ta', lat: 13.0827, lng: 80.2707, nights: 1 },
    {
      name: 'Kanchipuram',
      localName: 'காஞ்சிபுரம்',
      language: 'ta',
      lat: 12.8342,
      lng: 79.7036,
      nights: 2,
      travelHours: 2,
    },
    {
      name: 'Tiruvannamalai',
      localName: 'திருவண்ணாமலை',
      language: 'ta',
      lat: 12.2253,
      lng: 79.0747,
      nights: 4,
      travelHours: 3,
    },
    {
      name: 'Puducherry',
      localName: 'புதுச்சேரி',
      language: 'ta',
      lat: 11.9416,
      lng: 79.8083,
      nights: 1,
      travelHours: 3,
    },
    {
      name: 'Chennai',
      localName: 'சென்னை',
      language: 'ta',
      lat: 13.0827,
      lng: 80.2707,
      nights: 1,
      travelHours: 4,
    },
  ],
  houses: [
    {
      name: 'House by the Tank',
      kind: 'Guest house',
      town: 'Chennai',
      nights: 1,
      note: 'In Mylapore, ten minutes on foot from the temple.',
    },
    {
      name: 'The Silk Loom Inn',
      kind: 'Guest house',
      town: 'Kanchipuram',
      nights: 2,
      venue: 'silk-loom-inn',
    },
    {
      name: 'Western Lane Hotel',
      kind: 'Hotel',
      town: 'Tiruvannamalai',
      nights: 4,
      venue: 'western-lane-hotel',
      note: 'Ten minutes on foot from the ashram.',
    },
    { name: 'Kadal Veedu', kind: 'Villa', town: 'Puducherry', nights: 1, venue: 'kadal-veedu' },
    {
      name: 'House by the Tank',
      kind: 'Guest house',
      town: 'Chennai',
      nights: 1,
      note: 'The same house as on the first night.',
    },
  ],
  hosts: ['meenakshi-arul', 'karthik-subramaniam'],
  faqs: [
    {
      question: 'How fit do I need to be?',
      answer:
        'You should be able to walk 14 kilometers on a flat road in one day, and climb about 150 uneven steps. Everything else is short. A car follows the walk around the hill, and the climb can be left out.',
    },
    {
      question: 'May I enter every temple if I am not Hindu?',
      answer:
        'Outer courts are open to all. Some inner sanctums are for Hindus only; we tell you which, and plan something else for that half hour. At Tiruvannamalai visitors of every faith may go to the sanctum. The Shore Temple is a monument without worship, open to all by ticket.',
    },
    {
      question: 'Does a tour coincide with the full moon?',
      answer:
        'No. None of our dates is in Tiruvannamalai on a night of full moon or in the week of Karttikai Deepam, when several hundred thousand people and more walk. If you want exactly that, ask for a private tour.',
    },
    ...every.commonFaqs,
  ],
  keeps: {
    // The town must not be crowded: no full moon, no Deepam, no Shivaratri while the group is there.
    away: [
      { from: 'full-moon', days: [4, 8] },
      { from: 'karttikai-deepam', days: [4, 8], before: 10, after: 6 },
      { from: 'maha-shivaratri', days: [4, 8], before: 1, after: 1 },
      // The looms stop, and every road out of Chennai is congested.
      { from: 'pongal', days: [1, 10], before: 1, after: 1 },
    ],
    // December has cyclones, April to June the heat.
    months: [1, 2, 3, 7, 8, 9],
    notOn: [
      { day: 5, weekdays: ['Mon'], why: 'the temple of fire is fullest' },
      { day: 4, weekdays: ['Sun'], why: 'the Tamil Parayana is not chanted' },
    ],
  },
  departures: [
    {
      n: 1,
      start: { inDays: 49, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 12,
      minimumGroup: 5,
      bookingStatus: 'Sold Out',
    },
    { n: 2, start: { inDays: 77, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 7, minimumGroup: 5 },
    { n: 3, start: { inDays: 105, weekday: 'Sat' }, firstCapacity: 12, sampleSold: 10, minimumGroup: 5 },
    {
      n: 4,
      start: { month: 1, day: 20, atLeastInDays: 200, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 5,
    },
  ],
};
