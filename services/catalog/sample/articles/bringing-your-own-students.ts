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
      'In the spring of 2014 I stood in front of my class in Bergen and said that I was going to Tiruvannamalai in January, and who would like to come along? Nineteen hands. I had not thought about what came next. There was no plan, no contract, no idea what a bus costs. We went, it was lovely, I lost four thousand kroner and eleven kilos, and I have written down everything since. Here is the list.',
    ),
    h('Before you say it aloud'),
    ul(
      'Have you been to the place yourself, alone, for at least two weeks, in that month?',
      'Can you sleep badly for ten days and still be friendly at six?',
      'Is there someone on the ground who is paid to be called at three in the morning?',
      'Does your insurance cover teaching abroad? Mine did not. It was one phone call.',
    ),
    h('How many'),
    p(
      'Twelve, with me thirteen. Eight is more expensive and more intimate, and one difficult person weighs more. Above twelve there are two groups, whatever you do; there are those who sit at your table and those who do not. One bus, one table, one temple door: twelve is what goes through without someone waiting in the sun.',
    ),
    h('How long'),
    p(
      'Ten days from airport to airport. In seven nobody arrives, and by fourteen someone has a quarrel about shampoo. Day three is always the hardest: tired, a stomach, homesick, what am I doing here. I plan nothing for the afternoon of day three, and I say so on day one. It helps that it has a name.',
    ),
    h('What to leave to others'),
    p(
      'At first I booked the rooms, kept the money, taught, guided and carried the pills. I did all five poorly. Today I teach and look after the group. That is my work. The rooms, transfers, food, temple fees, the guide who knows which gate, and the law that says who must pay when something is cancelled, are with people who do that every week. It costs something per head. It is the best money in the whole sum.',
    ),
    image('inline-1', 'My classroom in January. The timetable is the sun’s.'),
    h('What to charge'),
    p(
      'Take the price of the tour. Add your own flight, room and food, divided by the number at which you break even, and let that be eight of twelve. Add a fee for your work that you are not ashamed to say aloud. Then tell your students plainly what it is made of. Nobody ever complained to me about a price that they could read.',
    ),
    p(
      'Or leave it: go as host of a tour that already exists, bring five people, travel free and have no sum to do. For a first year I would advise that to anyone.',
    ),
    h('How to say what it is'),
    p(
      'Write down what is hard, in the invitation, in the second paragraph: up at five, barefoot, vegetarian, no alcohol, fourteen kilometers, heat. You lose a third of those interested. They are the right third. And do not promise that something will happen to people. It does or it does not. A hill is a hill.',
    ),
    h('A timetable that bears weight'),
    ol(
      'Practice at sunrise, ninety minutes, whatever else the day holds. It is their home.',
      'One outing a day. One.',
      'Lunch long, then rest until four, with doors closed, yours too.',
      'Something small at dusk: a lamp, a song, a walk to the tank.',
      'Dinner early. A round in which each may say one sentence. No comments.',
    ),
    h('When someone is not well'),
    p(
      'There is always one. The stomach is easy. It is harder when old grief comes up on the second evening in a dark temple, in front of something with eleven arms. Do not explain it away. Sit beside them on the floor, give them water, say that this happens, and that tomorrow there is porridge. Know your limit: you are a teacher of yoga. I have the phone number of a psychologist in Bergen who takes my calls, and in nine years I have rung her three times.',
    ),
    h('Afterwards'),
    p(
      'A month later we meet at my boathouse, cook rice and look at each other. It is then that you learn what it was. Last year a man who had not said one word on any of the ten evenings brought a stone in his pocket from the road around the hill. He put it on the table and told us about the walk for ten minutes. So plan the evening at home before you leave; it belongs to the tour.',
    ),
  ],
};
