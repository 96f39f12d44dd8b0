import type { ArticleText } from '../with-pictures.js';
import { h, ol, p } from './blocks.js';

export const sittingStill: ArticleText = {
  slug: 'sitting-still-in-a-hall-full-of-birds',
  title: 'Sitting still in a hall full of birds',
  metaDescription:
    'What a morning of practice in an open hall is really like, and how to begin with ten minutes, a chair and no belief at all.',
  blogCategory: 'Practice',
  author: 'thomas-bergmann',
  districts: ['Tiruvannamalai', 'Gaya'],
  publishedDaysAgo: 203,
  blocks: [
    p(
      'At half past five the hall is blue. It has a floor, a roof and twelve pillars, and no walls, and as soon as twenty people have sat down in it the birds begin. Not one bird. All. A peacock screams from the roof as if he had been robbed. A squirrel runs over someone’s cushion. I have been asked in all earnest whether something could be done about it.',
    ),
    p('It could not. It is the teaching.'),
    h('What we do'),
    p(
      'We sit. The back is upright, the hands lie somewhere, the eyes are half closed or closed. You notice that you breathe. After three seconds you think of breakfast. After a minute you notice that you have been thinking of breakfast, and come back to the breath, without a reproach. That is all. We do it for half an hour, walk slowly for ten minutes, and then again.',
    ),
    p(
      'It is a physical exercise, like lifting a small weight. The lifting is the coming back. If you wander off three hundred times and come back three hundred times, you have trained well. If you sat there in bliss for half an hour, you have, as a rule, slept.',
    ),
    h('What it is not'),
    p(
      'It is not emptying the head. I was a physicist; I tried it with rigour for a year. The head makes thoughts as the liver makes bile. Nor is it relaxation, though that may occur. Nor is it a way to become a better person by October. I can only report what was measured in one subject, over eighteen years, with no control group: I shout less. I notice somewhat earlier that I am about to.',
    ),
    h('Where to sit'),
    p(
      'In the hall over Ramana’s tomb there is chanting twice a day, and in the old one next door, where he lived on a couch, nobody has said a word since 1950, or nearly. It holds forty people and smells of cotton. Under the tree at Bodh Gaya you sit among Tibetans who mutter, Thais who chant and Vietnamese with loudspeakers, and it is, oddly, the easiest place of all. In Kashi sit on any step before sunrise. Wherever you sit in India, within ten minutes a child will come and look at you from very near. Open one eye. Then go on.',
    ),
    h('Ten minutes, for beginners'),
    ol(
      'Take a chair. Feet flat, back a hand’s breadth from the rest.',
      'Set a clock for ten minutes and put it behind you.',
      'Hear what there is to hear, near and far, for about a minute.',
      'Now feel the breath where it is plainest: at the nostrils, or the belly. Do not make it; it is already being done.',
      'Count ten breaths out. At ten begin again with one. You will arrive at seventeen. Begin again with one.',
      'If something hurts, move. If something itches, wait for three breaths and then scratch.',
      'At the end do not jump up. Look at your hands for a moment.',
    ),
    p(
      'Do it at the same hour every day for a fortnight. Do not judge any single time. It is like measuring a river with a cup.',
    ),
    h('The second week'),
    p(
      'Somewhere after ten days it gets worse. You notice how much noise there is, and think the exercise makes it. It does not; you have switched on the light in the cellar. Grief may come up, or anger from 1994. Let it sit beside you, it needs no chair. If it will not go away at all, if you do not sleep, or things seem unreal, stop and talk to someone. Silence is strong stuff, and not everyone should take it at every time. I ask about it before a retreat, and have sent people home to their brother, which was right.',
    ),
    h('The birds'),
    p(
      'On the fourth morning of last year’s retreat the peacock screamed and nobody twitched. I opened my eyes and looked along the row: a tax adviser, two nurses, a boy with a broken heart, a lady of eighty. Nothing. They had not gone anywhere, and had not become deaf. They had heard it, and there had been nothing to do about it. The bird came down from the roof, walked between the cushions as if he were counting, found us satisfactory and left on the other side.',
    ),
    p(
      'Afterwards at breakfast the lady of eighty said: “I think I have always been waiting for it to be quiet first.” That is an accurate description of the method, and shorter than mine.',
    ),
  ],
};
