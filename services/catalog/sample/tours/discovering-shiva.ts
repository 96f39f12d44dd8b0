import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const discoveringShiva: TourText = {
  slug: 'discovering-shiva',
  title: 'Discovering Shiva',
  subtitle: 'Ten days in Tamil Nadu with the temples of earth and fire, and the walk round Arunachala.',
  description: paragraphs(
    'In Tamil Nadu Shiva is worshipped in five temples as the five elements. This tour goes to two of them: earth at Kanchipuram, fire at Tiruvannamalai. Between them lie silk looms, a rock fort, a coast of carved granite and a hill that people have walked round for longer than anyone can say.',
    'The days begin early, when the floors are still cool and the priests have time. Afternoons are slow. There is one long walk, one day with nothing planned, and three hours on the road at most between stops.',
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
  tourAudience: 'Travellers who walk well, come alone or in twos, and like to know what they are looking at.',
  boardingPoints: 'Chennai airport (MAA), on arrival day at any hour; or your hotel in Chennai by 14:00',
  language: 'English, with Tamil where it is sung',
  inclusions: bullets('Nine nights in twin rooms, close to the temples', ...every.includedEverywhere),
  exclusions: bullets(...every.excludedEverywhere),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'moderate',
  easyOnKnees: false,
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
        'Someone with your name on a board stands at the gate, also at three in the morning. Your room is ready from nine. Sleep, shower, eat something small; lunch is at one for those who are awake. At five we sit down on the roof and say who we are.',
        'Then it is ten minutes on foot to the Kapaleeshwarar temple, past shops for brass and flowers. At half past six the lamps are lit and the bell is rung for as long as the flame moves. You need to do nothing. Supper is dosa, two streets away, and an early night.',
      ),
      effort: { level: 'easy', walkingKm: 2, drivingHours: 1 },
    },
    {
      day: 2,
      title: 'The city of a thousand temples',
      summary:
        'A short drive west. The sandstone Kailasanathar temple in the first light, then a family of silk weavers at their looms.',
      description: paragraphs(
        'We leave at half past five, before the lorries, and reach Kanchipuram at half past seven. The Kailasanathar temple stands west of the town in the grass, thirteen centuries old and nearly empty at this hour. Meenakshi reads the inscriptions aloud: a king who conquered the city and left its treasure where it was. You may crawl through the passage of rebirth behind the shrine, or wait outside and count the lions.',
        'After breakfast at the inn we visit a family with three looms. Two people weave the border of a sari by throwing the shuttles to each other, eleven hours for a hand’s breadth. Late in the day, the evening lamp of Kamakshi.',
      ),
      effort: { level: 'easy', walkingKm: 3, drivingHours: 2 },
    },
    {
      day: 3,
      title: 'The temple of earth',
      summary:
        'Ekambareswarar, where Shiva is worshipped as earth, and the mango tree in its inner court. Afternoon free.',
      description: paragraphs(
        'At six the gate of Ekambareswarar opens below a tower of 59 metres. The lingam inside is of sand and is never bathed, so the priests pour oil at its foot. We walk the long corridor when nobody is in it, sit under the mango tree, and talk about what it can mean that a god is earth.',
        'Before the heat comes we see the hall of horses in the Varadharaja temple, where the stone chains hang from the eaves. The rest of the day is yours: sleep, the silk shops with Meenakshi to keep you from the worst of them, or the roof with a book. Supper at seven on banana leaves.',
      ),
      effort: { level: 'easy', walkingKm: 4, steps: 30 },
    },
    {
      day: 4,
      title: 'First sight of the hill',
      summary:
        'Three hours by road. Arunachala stands above the fields long before the towers do. Quiet evening at the ashram.',
      description: paragraphs(
        'We drive south-west through rice, brick kilns and palmyra palms, with a stop for tender coconut. About an hour before Tiruvannamalai the hill comes up on the left, alone and a little crooked. The driver knows where to halt. Karthik meets us there on his motorbike; he lives at its foot.',
        'Our rooms are in a lane beside the ashram of Ramana Maharshi. At half past four the Vedas are chanted in the hall where his body lies, at six the Tamil Parayana, men and women in turn. Peacocks walk through it all. Afterwards it is a quiet evening; the shops are three minutes away if you need soap.',
      ),
      effort: { level: 'easy', walkingKm: 2, drivingHours: 3 },
    },
    {
      day: 5,
      title: 'The temple of fire',
      summary:
        'Morning in the Arunachaleswarar temple with its four great towers. A talk about the Tamil hymns that were sung here.',
      description: paragraphs(
        'Ten hectares, four gate towers, the eastern one eleven storeys high. We go in at six by the south, while the elephant is having her bath, and take the courts one by one towards the centre, where it gets smaller, darker and hotter. The lingam of fire is seen in the light of one lamp. The line takes twenty minutes on most mornings and two hours on Mondays, so it is never a Monday.',
        'At eleven Karthik sings three hymns of the saint Sambandar, who stood here as a boy in the seventh century, and tells what the words say. The afternoon is free. At dusk the hill turns purple; the roof is the place for it.',
      ),
      effort: { level: 'easy', walkingKm: 4, steps: 40 },
    },
    {
      day: 6,
      title: 'Girivalam: once round the hill',
      summary:
        'Fourteen kilometres on a flat road, barefoot if you like, hill on your right. Eight shrines, one for each direction, and tea on the way.',
      description: paragraphs(
        'We start at four in the dark and keep the hill on our right for fourteen kilometres of flat, paved road. Eight small shrines mark the directions; at Niruthi you turn round and see the whole hill. There is tea every kilometre, a toilet every three, and our car comes behind with water, shoes and room for whoever has had enough.',
        'Walking barefoot is the custom, not a duty; socks are a fine compromise. Most of us are round in five hours, and back before the sun is strong. Breakfast is large. Nobody speaks much after it. On dates near full moon we walk a day earlier or later, for then half a million people do.',
      ),
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
        'From noon to supper there is no plan and, for those who want it, no talking; a card on your door says so to the rest of us. Karthik is on the veranda from four to five for questions. It is the day that people were most doubtful about and write to us about most.',
      ),
      effort: { level: 'moderate', walkingKm: 5, steps: 150, note: 'The climb may be left out.' },
    },
    {
      day: 8,
      title: 'Down to the sea',
      summary: 'Through the rock fort of Gingee to the coast. Sunset on the promenade.',
      description: paragraphs(
        'At Gingee, forty kilometres east, three hills of boulders are joined by a wall thirteen kilometres long. We see the granary, the queen’s bath and the temple at the foot; two hours, and no need to climb to the citadel unless you get up even earlier with Karthik, who will.',
        'By two we are in Puducherry, for a late lunch in a house with a courtyard and blue shutters. The French quarter is small and made for walking without a map. We visit the ashram of Sri Aurobindo, where flowers are laid out fresh on the tomb every day and nobody speaks. At six the beach road is closed to cars, and the whole town walks up and down it.',
      ),
      effort: { level: 'moderate', walkingKm: 5, steps: 60, drivingHours: 3 },
    },
    {
      day: 9,
      title: 'Pillars by the shore',
      summary:
        'The Shore Temple and the great relief at Mamallapuram on the way north. Farewell supper on banana leaves.',
      description: paragraphs(
        'Two hours up the coast road lies Mamallapuram, where the kings of Kanchipuram tried out everything that could be done with granite. In the great relief a river falls between gods, elephants, a cat doing penance and mice that believe it. The Shore Temple stands at the water’s edge with its corners rounded by the wind. In a yard behind the bus stand carvers of today work at figures for temples in London and Kuala Lumpur.',
        'We are in Chennai by five. The farewell supper is on banana leaves, sitting on the floor or at a table as you like, with a singer, and payasam at the end.',
      ),
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
  hosts: ['meenakshi-arul', 'karthik-subramaniam'],
  faqs: [
    {
      question: 'How fit do I need to be?',
      answer:
        'You should be able to walk 14 kilometres on a flat road in one day, and climb about 150 uneven steps. Everything else is short. A car follows the walk round the hill, and the climb can be left out.',
    },
    {
      question: 'May I enter every temple if I am not Hindu?',
      answer:
        'Outer courts are open to all. Some inner sanctums are for Hindus only; we tell you which, and plan something else for that half hour. At Tiruvannamalai everybody may go to the centre.',
    },
    {
      question: 'Does a tour coincide with the full moon?',
      answer:
        'Our dates keep a few days’ distance on purpose: at full moon several hundred thousand people walk. If you want exactly that, ask for a private tour.',
    },
    ...every.commonFaqs,
  ],
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
      start: { month: 12, day: 1, atLeastInDays: 200, weekday: 'Sat' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 5,
    },
  ],
};
