import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

export const firstTrain: ArticleText = {
  slug: 'your-first-indian-train',
  title: 'Your first Indian train',
  metaDescription:
    'Classes, waiting lists, platforms, berths and tea: how to book and ride a train in India without losing your temper or your bag.',
  blogCategory: 'Travel',
  author: 'rachel-goldmark',
  districts: [],
  publishedDaysAgo: 133,
  blocks: [
    p(
      'I have slept better on Indian trains than in most beds. There is the swing of it, the fan, a stranger’s grandmother, and the knowledge that for eleven hours nothing is expected of you. The first time, though, I stood on the wrong platform of Chennai Egmore with a ticket that was not a ticket. So, in order.',
    ),
    h('The classes worth knowing'),
    ul(
      '<b>Vande Bharat and Shatabdi, chair car (CC, EC):</b> fast day trains with air conditioning and a meal on a tray. Like a plane with legroom.',
      '<b>2A:</b> night train, air-conditioned, berths in fours with a curtain, two along the window. Sheets, blanket, quiet. This is what to book.',
      '<b>3A:</b> the same with six, three on top of each other. Livelier and cheaper.',
      '<b>1A:</b> a cabin with a door, for two or four. Only on some trains.',
      '<b>Sleeper (SL):</b> no glass, no sheets, the whole of India. For a few hours by day, a delight; at night bring a chain for the bag.',
    ),
    h('Booking'),
    p(
      'Seats open sixty days ahead, at eight in the morning, and on popular lines they are gone at ten past. The official site wants an Indian phone number, or a patience with passwords that I lack; agencies abroad and some apps do it for a small fee. There is a foreign tourist quota on many trains, sold online or against passport at counters in the big stations. On a tour all this has been done for you, and you may skip to the tea.',
    ),
    h('Is it a ticket?'),
    p(
      'Look for the status. <b>CNF</b> with coach and berth: you have a bed. <b>RAC</b>: you may board and share a side berth as two seats, and probably get a bed on the way. <b>WL</b> with a number: a waiting list. If it has not moved up by the time the chart is made, some hours before departure, the money is refunded automatically and you must not board. I had WL 14. I boarded. A very polite man in a black jacket explained it to me through two states.',
    ),
    h('On the platform'),
    ol(
      'Be there half an hour before. The board gives number, name and platform; the platform changes, so listen.',
      'Trains are long: up to twenty-four coaches, half a kilometer. Small displays over the platform show where your coach, say B2 or A1, will stop. Stand there.',
      'Porters in red with a brass badge carry two bags on the head for about 150 rupees. Agree first. They know the coach.',
      'It stops for two minutes in small places, ten in big ones. Get on anywhere and walk through inside.',
    ),
    h('In the berth'),
    p(
      'Side lower is the best by day, with a window to yourself, and the worst for the tall. Upper is private, high and cool. Until about ten at night the lower berth is everyone’s sofa; then the middle ones are folded up and all go to bed as if a bell had rung. Chain your bag to the loop under the seat: nobody will take it, and you will sleep. Shoes go in a plastic bag by your head, not on the floor, where they wander.',
    ),
    p(
      'There are two toilets at each end, one to sit and one to squat. The second is cleaner. Bring paper and soap. In air-conditioned coaches it is cold: keep the shawl with you.',
    ),
    h('Food'),
    p(
      '“Chai, chai, garam chai.” A man with a steel urn comes by every quarter of an hour, at ten or fifteen rupees. Meals can be ordered from the pantry car, or by an app from restaurants along the line, which bring it to your seat at a station at ten at night. I have eaten the best dosa of my life in this way, at Katpadi, through a window. Carry fruit, biscuits, water. And accept what the family opposite offers, if they eat of it too; give something back. Refusing is sad for everyone.',
    ),
    h('Women'),
    p(
      'Book an upper berth, in 2A. Choose a compartment with a family or other women; the man with the chart will move you if you ask. I have been stared at, asked about my salary, and given a baby to hold. In nineteen years I have not been frightened on a train, though I have been on platforms at two in the morning, which you can avoid.',
    ),
    h('Late'),
    p(
      'They are late. In fog, in the north, in January, by six or ten hours. Never put a flight behind a train on the same day. Apps show where your train is in truth. And then, reader, let it go. I have missed a wedding, two museums and most of a festival to late trains, and I have never once been bored on one. Bring a novel. Bring a long novel.',
    ),
  ],
};
