import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const teachingWhere: ArticleText = {
  slug: 'teaching-where-the-teaching-comes-from',
  title: 'Teaching where the teaching comes from',
  metaDescription:
    'How to teach breath, yoga or meditation in India as a foreigner: whom to ask, what to pay, what to leave at home.',
  blogCategory: 'Host',
  author: 'thandiwe-mokoena',
  districts: ['Dehradun', 'Kanyakumari'],
  publishedDaysAgo: 127,
  blocks: [
    p(
      'I am a Zulu woman from Durban who teaches an Indian way of breathing to Europeans in Rishikesh. When I say it like that at the dinner table everyone laughs, and then there is a small silence, and then comes what they have wanted to ask: may you do this?',
    ),
    p(
      'I have thought about that for some years, on behalf of people, too, who are never asked. Here is where I have got to.',
    ),
    h('Where I have it from'),
    p(
      'From Sundaram Pillay, ambulance driver, third generation, whose great-grandmother had come to Natal with a contract and a brass lamp. He taught me to breathe out for twice as long as in, on the N2, on the way to a shooting. He had it from an uncle who had it from a book that had come from Rishikesh in 1950, printed on bad paper by a doctor who had become a monk. So it had already been across the ocean once when it got to me. Things travel. The question is what you say about where they come from.',
    ),
    h('Say it'),
    p(
      'So I say it. At the start of each course I name Sundaram, and Swami Sivananda, who wrote the book, and I say what I do not know. It takes two minutes. I have noticed that people breathe better afterwards. They like to know that they hold the end of a rope.',
    ),
    h('Ask'),
    ul(
      'Ask the house before you put your mats on its roof. There may be someone who practices there at five, and has for thirty years.',
      'Ask a local teacher to give one class of your retreat, at the beginning and not at the end, and sit in it as a student.',
      'Pay that teacher what you would be paid. Not what is usual. You both know what the guests have paid.',
      'Ask what is not for groups. Some breathing practices are given from one person to one, and with a reason. I do not teach them.',
      'If you chant, ask what it means and how it is said. Then say it properly. It is someone’s prayer.',
    ),
    h('Leave at home'),
    p(
      'The bell from Nepal, the feather, the word “tribe”, the small bronze goddess as a door stop. The outfit. You may wear Indian clothes, they are sensible; but not a costume of holiness, no ochre: that is a uniform, and has been earned. No names either. If someone in your class wants to be called Shanti from now on, let her call herself so for a year at home first.',
    ),
    p(
      'And leave at home the sentence “in India everything is energy”. In India, as in Durban, most things are family, weather and paperwork.',
    ),
    h('What I do, in an hour'),
    p(
      'We lie down for five minutes, without doing anything, which is the hardest. We sit, on chairs for those who need one. In for four, out for eight, through the nose, for ten minutes; if you get dizzy, stop. Then alternate nostrils, slowly, for ten. Then a humming out-breath, like a bee, with the thumbs in the ears: the teachers here call it bhramari, and twenty people doing it in a stone hall is a thing that you will tell your grandchildren. Then quiet. Then tea. I was a paramedic; I watch color and lips. There is nothing in it that is not in the old books and nothing that I cannot explain with a diaphragm.',
    ),
    h('What comes back'),
    p(
      'In my third year the lady who sweeps the hall at Kanyakumari stayed in the doorway with her broom. At the end she came up to me and said through Mercy that I was doing the third one wrong. The sound should not come from the throat. She had it from her mother. She put the broom down and showed me, with closed eyes, a small woman in a green sari, and the whole hall rang.',
    ),
    p(
      'Since then she teaches that part. Her name is Selvamary, and yes, she is Catholic; so much for what belongs to whom. She is paid as a teacher for that hour, and as a sweeper for the others, and has told me that she does not see a difference.',
    ),
    h('May you?'),
    p(
      'I believe so, if you know from whom you have it, say so aloud, pay properly, keep your hands off what was not given, and go on learning within sight of those you teach. That is my answer for now. If you have a better one, I teach in Durban in the winter and the kettle is on after class.',
    ),
  ],
};
