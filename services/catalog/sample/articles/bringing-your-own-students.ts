import type { ArticleText } from '../with-pictures.js';
import { h, image, ol, p, ul } from './blocks.js';

export const bringingStudents: ArticleText = {
  slug: 'bringing-your-own-students-to-india',
  title: 'Bringing your own students to India',
  metaDescription:
    'A yoga teacher’s checklist for a first group: how many, how long, what to charge, what to leave to others, and what to do on day three.',
  blogCategory: 'Host',
  author: 'ingrid-halvorsen',
  districts: ['Tiruvannamalai'],
  publishedDaysAgo: 30,
  blocks: [
    p(
      'Spring of 2014, Bergen, a Tuesday class. I said I was going to Tiruvannamalai in January; did anybody want to come along? Nineteen hands. I had no plan, no contract and no clue what a bus costs. It was lovely! I also lost four thousand kroner and eleven kilos. So now I keep a binder, and this is the binder.',
    ),
    h('Tab 1: Before you announce it'),
    p('Answer these on paper. A no means wait a year.'),
    ul(
      'Have you spent two weeks there alone, in that same month?',
      'Can you sleep badly for ten days and still be nice at 6 a.m.?',
      'Is someone local paid to pick up the phone at three in the morning?',
      'Does your insurance cover teaching abroad? (Mine didn’t. One phone call fixed it.)',
    ),
    h('Tab 2: Numbers'),
    ul(
      '<b>Group size: 12.</b> At eight it’s pricier and closer, and one difficult person weighs more. Past twelve you’re running two groups, the one at your table and the one that isn’t.',
      '<b>Length: 10 days,</b> airport to airport. In seven, nobody arrives. By fourteen, someone is fighting about shampoo.',
      '<b>Break-even: 8.</b> Tour price plus your own flight, room and food, divided by eight. Add a fee you can say out loud without blushing.',
      '<b>Show the math.</b> I’ve never had a complaint about a price that people could read line by line.',
    ),
    p(
      'Don’t want the math? Be the host of a tour that already exists. Your room, meals and road are covered, however few you bring. For a first year, that’s what I’d do.',
    ),
    h('Tab 3: Jobs that are not mine'),
    p(
      'On that first trip I booked the rooms, held the cash, taught, guided and carried the pills. Five jobs, all done badly. These days I teach and I look after my people, full stop. Rooms, buses, temple fees, the guide who knows which gate, the rules about who pays when something gets cancelled: those go to people who do it every week. It costs a bit per head. It’s the best money in the budget.',
    ),
    image('inline-1', 'My classroom in January. The timetable is the sun’s.'),
    h('Tab 4: The invitation'),
    p(
      'Second paragraph, no later: up at five, barefoot, vegetarian, no alcohol, a fourteen-kilometer walk, heat. You’ll lose a third of the people who were interested. Good! And never, ever promise that something will happen to them. It might. It’s a hill.',
    ),
    h('Tab 5: The daily grid'),
    ol(
      'Sunrise: practice, 90 minutes, no matter what else is on. That’s home.',
      'Morning: one outing. Not two.',
      'Midday: long lunch, then doors closed until four. Yours too.',
      'Dusk: something small, like a lamp, a song, or a stroll to the tank.',
      'Evening: early dinner, then a round. One sentence each, nobody comments.',
    ),
    p(
      'Day three gets its own line. Everybody crashes on day three: tired, queasy, homesick, why did I pay for this. The afternoon stays blank on purpose, and I tell them so on day one. Having a name for it is half the cure.',
    ),
    h('Tab 6: When someone isn’t OK'),
    p(
      'Stomachs are simple. Grief is harder, and it tends to show up on the second evening, in a dark temple, in front of something with eleven arms. Sit on the floor next to them. Water. “This happens. Tomorrow there’s porridge.” Then remember your license: you teach yoga. A psychologist in Bergen takes my calls, and in nine years I’ve used her three times.',
    ),
    h('Tab 7: The reunion'),
    p(
      'Book it before you leave, because it’s part of the trip. A month after we’re home, everyone comes to the boathouse and we cook rice. One year a man who had skipped his sentence on all ten evenings pulled a stone out of his pocket, from the road around the hill, set it on the table and talked about that walk for ten minutes straight. I’d have missed it if I’d thought the tour ended at the airport.',
    ),
  ],
};
