import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

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
      '<b>Abstract.</b> A former laser physicist sits on the floor of an open hall with twenty other people and a number of birds. Nothing is achieved. The procedure is described so that readers can reproduce it at home with a chair, a timer and no beliefs.',
    ),
    h('1. Apparatus'),
    p(
      'One hall: floor, roof, twelve pillars, walls absent. Time: 5:30, light blue. Noise: high. Within a minute of everyone sitting down, the birds start, all species simultaneously. The peacock on the roof sounds like a burglary. A squirrel has been observed crossing an occupied cushion. I’m regularly asked whether something can be done about the birds. In the first year I looked into it. I now regard them as part of the equipment.',
    ),
    h('2. Procedure'),
    p(
      'Back straight. Hands anywhere. Eyes half closed or closed. Notice that you are breathing. After about three seconds, attention will move to breakfast. After about a minute, you’ll notice. Return to the breath; omit self-criticism, which only adds a second breakfast. Continue for thirty minutes, walk slowly for ten, repeat.',
    ),
    p(
      'The effective component is the returning. Think of it as lifting a very light weight. Three hundred distractions with three hundred returns is a strong session. Thirty minutes of uninterrupted bliss is, in most cases, sleep.',
    ),
    h('3. Hypotheses rejected'),
    ul(
      '<i>It empties the mind.</i> Tested rigorously for one year. The head produces thoughts as the liver produces bile.',
      '<i>It is relaxing.</i> Occasionally, as a side effect.',
      '<i>It makes you a better person by October.</i> No data. Self-report, one subject, eighteen years, uncontrolled: I shout less. I notice slightly sooner that I’m about to.',
    ),
    h('4. Sites'),
    p(
      'Tiruvannamalai: there is chanting twice a day in the hall over Ramana’s tomb. The old hall next door, where he lived on a couch, seats forty, smells of cotton, and has been nearly silent since 1950. Bodh Gaya, under the tree: Tibetans mutter, Thais chant, Vietnamese groups bring amplifiers; against every prediction, the easiest site on the list. Varanasi: any step, before sunrise. One constant across all sites is that a child will arrive within ten minutes and inspect you from a distance of 20 centimeters. Open one eye to confirm. Resume.',
    ),
    h('5. Protocol for beginners, ten minutes'),
    ol(
      'Chair. Feet flat. Keep your back a hand’s width off the backrest.',
      'Timer, ten minutes, behind you, where you can’t check it.',
      'First minute: listen, near and far.',
      'Find the breath where the signal is clearest, at the nostrils or the belly. Don’t produce it. It’s already running.',
      'Count out-breaths, one to ten, then start at one. You’ll find yourself at seventeen. Start at one.',
      'Pain: move. Itch: three breaths, then scratch.',
      'When it rings, don’t leap up. Look at your hands.',
    ),
    p(
      'Same hour each day, two weeks, no grading of single sessions. You wouldn’t judge a river by one cup of it.',
    ),
    h('6. Known problem: the second week'),
    p(
      'Around day ten, subjects report that it’s getting worse. It isn’t. You have turned on the light in the basement, and it turns out that there were things in the basement. Old grief is typical; I had an argument from 1994. Let it be there. It doesn’t need a chair.',
    ),
    p(
      '<b>Stopping rule.</b> If it won’t subside, or you can’t sleep, or things feel unreal, stop, and talk to a person. Silence is strong and isn’t right for everyone at every time. I screen for this before a retreat. I have sent people home to a brother, and would do so again.',
    ),
    h('7. Result'),
    p(
      'Last year, fourth morning. The peacock went off directly overhead. I opened my eyes to check the row: a tax adviser, two nurses, a young man with a broken heart, a lady of eighty. No reaction. They weren’t in a trance, and they weren’t deaf. They’d heard a bird. It then flew down, walked the length of the row between the cushions as though it were taking attendance, and left.',
    ),
    h('8. Discussion'),
    p(
      'Over porridge I asked for comments. The lady of eighty thought for a while and said that all her life she had been waiting for it to be quiet first. I’ve read a fair amount of the literature and have nothing to add.',
    ),
    h('9. Conflicts of interest'),
    p(
      'The author leads retreats. Some years ago, in a parking lot, his heart stopped for several seconds and a stranger restarted it; he has not been neutral on the subject of breathing since. He receives no funding from the birds.',
    ),
  ],
};
