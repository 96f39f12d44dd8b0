import { bullets, paragraphs } from '../formatted.js';
import type { TourText } from '../with-pictures.js';
import * as every from './every-tour.js';

export const cityOfLight: TourText = {
  slug: 'city-of-light',
  title: 'City of Light',
  subtitle: 'Mornings on the ghats of Kashi, the deer park of Sarnath, and the tree at Bodh Gaya.',
  description: paragraphs(
    'Kashi, the luminous, is the oldest name of Varanasi. Hindus come here to die, because Shiva himself is said to whisper the crossing word into the ear of everyone who does. The Buddha came to it, or to the park outside, to speak for the first time. This tour stays five nights in one house by the river, so that you see the same steps at five in the morning more than once.',
    'Then we go east, to the tree under which he woke. It is a tour of cities and lanes: the distances are short, the stairs many. Some of what you see is hard, above all the burning grounds. We go there once, late, without cameras, and only those who want to.',
  ),
  duration: '8 Days / 7 Nights',
  days: 8,
  prices: { USD: 1890, EUR: 1740, GBP: 1490, INR: 159000 },
  numberOfSeats: 12,
  travelType: 'Boat, on foot, small bus',
  bookingStatus: 'Bookings Open',
  order: 80,
  districts: ['Varanasi', 'Gaya'],
  themes: ['Ancient Traditions', 'Living Devotion', 'Cultural Immersion'],
  templesCovered: ['Kashi Vishwanath Temple', 'Mahabodhi Temple', 'Vishnupad Temple'],
  ashramsCovered: [],
  saintsCovered: 'The Buddha, Kabir, Tulsidas, Ravidas',
  host: 'Ravindra Mishra',
  tourAudience: 'Readers, walkers of lanes, people who have a question.',
  boardingPoints: 'Varanasi airport (VNS) or any of its railway stations, on arrival day at any hour',
  language: 'English, with some Hindi',
  inclusions: bullets(
    'Seven nights in twin rooms, five of them in one house above the river',
    ...every.includedEverywhere,
  ),
  exclusions: bullets(...every.excludedWith(340)),
  cancellationPolicy: every.cancellationPolicy,
  effort: 'moderate',
  easyOnKnees: false,
  fitness:
    'You walk 2 to 5 kilometers a day and climb up to 200 steps, most of them on the ghats. The steps are steep and have no rail.',
  altitude: 'Low. Every night is below 150 meters.',
  tips: every.tips,
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  roomOptions: [every.sharedRoom, every.ownRoom(340)],
  extraCosts: every.extraCosts,
  itineraryDays: [
    {
      day: 1,
      title: 'Down to the river',
      summary:
        'From the airport to the end of the road, then on foot through the lanes to a house above the ghats.',
      description: paragraphs(
        'Cars stop where the lanes begin. A porter takes your bag on his head, you keep a hand on the wall, and in six minutes you come out above the Ganga. The house is at the quiet southern end, near Assi Ghat. Lunch is on the roof, and the kites, both kinds, are above it.',
        'At half past five we sit down in a boat, all in one, and are rowed along the whole front of the city while it lights its lamps. Ravindra names the ghats, eighty-four of them, and says which you need to remember (four). Back by eight, to a plain dinner.',
      ),
      meals: { lunch: 'Rice, dal and vegetables on the roof', dinner: 'Khichdi, curd and papad' },
      effort: { level: 'moderate', walkingKm: 2, steps: 90, drivingHours: 1 },
    },
    {
      day: 2,
      title: 'Before the sun',
      summary: 'Boat at half past five, wrestlers and washermen, and Ravindra’s own lane.',
      description: paragraphs(
        'In winter the river smokes. People stand in it to the waist with folded hands, a man does push-ups beside them, someone sells tea from a boat. We drift without talking for the first half hour. When the sun is up we land and walk back over the steps, past the wrestling ground and the red temple of Durga.',
        'After breakfast Ravindra shows the lane in which his family has lived for nine generations: his father’s harmonium, the neighbor who makes brass pots by ear, the shop for yogurt in clay cups. The afternoon is free, and you will need it.',
      ),
      meals: {
        breakfast: 'Kachori and jalebi after the boat, or porridge',
        lunch: 'North Indian meal in the house',
        dinner: 'Chapati, dal and greens',
      },
      effort: { level: 'moderate', walkingKm: 4, steps: 200 },
    },
    {
      day: 3,
      title: 'Lord of all',
      summary: 'Kashi Vishwanath by water at dawn, then silk in the houses of the weavers.',
      description: paragraphs(
        'We row to Lalita Ghat and climb the new steps to the temple of Vishwanath at six, passports in hand and everything else left in the house. Allow one to two hours for the line, and know that the officers at the gate decide how far visitors of other faiths may go; those who turn back have tea by the river. The line moves between screens of sandstone; then a doorway, a silver basin, a small dark stone, and you are out again. What stays is the sound.',
        'In the afternoon we cross the town to Madanpura, where Muslim families have woven the wedding saris of Hindu brides for four hundred years. You may throw the shuttle once. In the evening, Kabir’s songs in the courtyard where he is said to have lived.',
      ),
      meals: {
        breakfast: 'Paratha and yogurt after the temple',
        lunch: 'Rice meal in the house',
        dinner: 'Banarasi plate with a weaver’s family recipe',
      },
      effort: { level: 'moderate', walkingKm: 4, steps: 160 },
    },
    {
      day: 4,
      title: 'The fire that does not go out',
      summary:
        'A free morning, a talk about death in Kashi, and for those who want it the burning ground by night.',
      description: paragraphs(
        'Sleep. Or go with the cook to the market at Assi. At eleven we sit down with a doctor who looks after people who have come here to die, in a house where that is the rule and two weeks the limit. He speaks plainly and so may you.',
        'After dark those who wish are rowed to Manikarnika, which is being rebuilt, and stand off from the bank for a quarter of an hour. Ten to twenty pyres burn at any time. No photographs, no comment, and no guide’s numbers. The others meet at the house of a sitar player. Nobody explains where they were.',
      ),
      meals: {
        breakfast: 'Late breakfast: poha, fruit, toast',
        lunch: 'Plain rice and dal',
        dinner: 'Vegetable pulao',
      },
      effort: { level: 'easy', walkingKm: 2, steps: 90 },
    },
    {
      day: 5,
      title: 'The deer park',
      summary:
        'Sarnath, where the Buddha spoke first: a stupa, a museum with four lions, monks from ten countries.',
      description: paragraphs(
        'Ten kilometers north the noise stops. Here, in a park with deer, five former companions heard the first teaching about two and a half thousand years ago. The Dhamek stupa, 43 meters of brick, marks the place, and people walk around it clockwise, each at their own speed. The museum, closed on Fridays, keeps the four lions of Ashoka’s pillar, which you know from every Indian coin, and a seated Buddha that makes people whisper.',
        'We have lunch with a Tibetan family and are back on the river for the evening. At Dashashwamedh the lamps are swung by seven young men at once. We watch from the boat.',
      ),
      meals: {
        breakfast: 'Paratha and chai',
        lunch: 'Vegetarian momos and noodle soup with a Tibetan family',
        dinner: 'Chapati and seasonal vegetables',
      },
      effort: { level: 'easy', walkingKm: 4, drivingHours: 1.5 },
    },
    {
      day: 6,
      title: 'East on the old road',
      summary: 'Five hours along the Grand Trunk Road to Bodh Gaya, and the tree by lamplight.',
      description: paragraphs(
        'The road was old when Ashoka planted trees on it. We drive five hours with a stop at the tomb of Sher Shah in Sasaram, which floats red and heavy in its lake and has few visitors. In Bodh Gaya we stay in a guest house with a garden, ten minutes on foot from the temple.',
        'At dusk we go in, without phones. The tower is lit, the tree stands behind it, bound in gold cloth at the height of the hands, and from November to February the lawns are full of people on cushions. Find a place. We walk home together at half past eight; if you want to stay until the gate closes at nine, one of us stays with you.',
      ),
      meals: {
        breakfast: 'Packed breakfast for the road',
        lunch: 'Dhaba meal on the Grand Trunk Road',
        dinner: 'Litti, mashed vegetables and dal',
      },
      effort: { level: 'easy', walkingKm: 2, drivingHours: 5 },
    },
    {
      day: 7,
      title: 'Under the tree',
      summary:
        'Five in the morning at the tree, the monasteries of a dozen countries, and a village across the river.',
      description: paragraphs(
        'The gate opens at five. For an hour there is no sound but feet. Afterward it is porridge and tea, and a slow walk through Asia in one town: a Thai roof, a Bhutanese wall painting, a Japanese Buddha of twenty-five meters, a Burmese kitchen.',
        'In the afternoon we walk over the sand of the Niranjana, mostly dry, to the village where Sujata is said to have given him rice in milk, after which he stopped starving himself. We have tea with a family of basket makers and walk back along the dyke. Those who have someone to remember drive on to Gaya, twelve kilometers north, to the river below Vishnupad; the inner temple is for Hindus, the steps are open.',
      ),
      meals: {
        breakfast: 'Porridge and tea after the tree',
        lunch: 'Burmese vegetarian meal',
        dinner: 'Rice, dal and fried greens',
      },
      effort: { level: 'easy', walkingKm: 5, drivingHours: 1 },
    },
    {
      day: 8,
      title: 'Departure',
      summary: 'From Gaya by air or night train, or back with the bus to Varanasi.',
      description: paragraphs(
        'Gaya has flights to Delhi and Kolkata, and in winter to Southeast Asia; the airport is fifteen minutes away. The express to Delhi leaves in the late evening and arrives in the middle of the morning. The bus goes back to Varanasi in the morning and is at the airport by two. Tell us which when you book; it costs nothing extra.',
        'There is time for one more hour under the tree before any of them. Most take it.',
      ),
      meals: { breakfast: 'Paratha, fruit and chai' },
      effort: { level: 'easy', drivingHours: 1 },
    },
  ],
  stops: [
    { name: 'Varanasi', localName: 'वाराणसी', language: 'hi', lat: 25.3176, lng: 82.9739, nights: 5 },
    {
      name: 'Sarnath',
      localName: 'सारनाथ',
      language: 'hi',
      lat: 25.3762,
      lng: 83.0227,
      nights: 0,
      travelHours: 0.75,
    },
    {
      name: 'Bodh Gaya',
      localName: 'बोधगया',
      language: 'hi',
      lat: 24.6961,
      lng: 84.9869,
      nights: 2,
      travelHours: 5,
    },
  ],
  houses: [
    { name: 'Assi Haveli', kind: 'Heritage house', town: 'Varanasi', nights: 5, venue: 'assi-haveli' },
    {
      name: 'Niranjana Garden House',
      kind: 'Guest house',
      town: 'Bodh Gaya',
      nights: 2,
      note: 'Ten minutes on foot from the temple.',
    },
  ],
  hosts: ['ravindra-mishra'],
  faqs: [
    {
      question: 'Will I see cremations whether I want to or not?',
      answer:
        'From the boat you will see smoke at two places. We pass at a distance and say so before. Going close happens once, in the evening of day 4, and is a choice.',
    },
    {
      question: 'May I go into every temple if I am not Hindu?',
      answer:
        'Into the Mahabodhi temple, yes. At Kashi Vishwanath visitors from abroad come in with their passport, and the officers at the gate decide how far. At Vishnupad a board asks non-Hindus not to enter the inner temple.',
    },
    {
      question: 'How cold is it?',
      answer:
        'From mid-December to the end of January mornings are 6 to 10 °C (43 to 50 °F), with fog. Bring a fleece, a hat and thick socks for stone floors.',
    },
    {
      question: 'Is the water of the Ganga safe?',
      answer:
        'Not to drink, and we advise against putting your head under. Many dip their hands, some go in to the knees. The house has filtered water in every room.',
    },
    ...every.commonFaqs,
  ],
  keeps: {
    away: [
      { from: 'maha-shivaratri', days: [1, 6], before: 1, after: 1 },
      { from: 'dev-deepavali', days: [1, 6] },
      { from: 'holi', days: [1, 8] },
      { from: 'diwali', days: [1, 6], before: 2, after: 2 },
      { from: 'pitru-paksha', days: [6, 8] },
    ],
    // Outside of the heat and the rains.
    months: [1, 2, 3, 11, 12],
    notOn: [{ day: 5, weekdays: ['Fri'], why: 'the museum of Sarnath is closed' }],
  },
  departures: [
    { n: 1, start: { inDays: 70, weekday: 'Fri' }, firstCapacity: 12, sampleSold: 9, minimumGroup: 5 },
    { n: 2, start: { inDays: 110, weekday: 'Fri' }, firstCapacity: 12, sampleSold: 4, minimumGroup: 5 },
    {
      n: 3,
      start: { month: 11, day: 18, atLeastInDays: 200, weekday: 'Fri' },
      firstCapacity: 12,
      sampleSold: 0,
      minimumGroup: 5,
    },
  ],
};
