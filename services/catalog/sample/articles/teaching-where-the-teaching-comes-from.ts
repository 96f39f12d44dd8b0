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
      '“But are you allowed to?” It always comes after the laughter. I’m a Zulu woman from Durban, I teach Europeans to breathe, the method is Indian, and I do it in Rishikesh. Say that at a dinner and count the seconds. People are really asking on behalf of someone who isn’t in the room, and that someone deserves a proper answer, so I’ve spent a few years on it. I’ll put the case against myself first.',
    ),
    h('Objection one: you took it'),
    p(
      'From whom? I can tell you exactly. Sundaram Pillay, ambulance driver, third generation, whose great-grandmother reached Natal with a labor contract and a brass lamp. We were on the N2 on our way to a shooting, I was in a state, and he told me: out for twice as long as in. He’d learned it from an uncle, and the uncle from a book, printed in Rishikesh in 1950 on terrible paper, by a doctor who had become a monk. So it had crossed one ocean already before it got to me, and it came by way of indenture, which nobody at that dinner ever brings up.',
    ),
    p(
      'Things travel. I don’t apologize for that. What I’d have to apologize for is leaving out where they’ve been. So every course I give starts with two minutes on Sundaram, on Swami Sivananda, who wrote the book, and on what I don’t know. People breathe better after it! I think they like to feel there’s a rope and that they’ve got hold of one end.',
    ),
    h('Objection two: you profit from it'),
    p('I do; I charge. Which is why I hold myself to this:'),
    ul(
      'A local teacher gives one class on each of my retreats, at the start, not as the garnish at the end. I sit in it as a student.',
      'That teacher gets what I would get. Not “the usual rate.” We both know what the guests paid.',
      'I ask the house before a single mat goes up on the roof, since someone may have practiced there at five every day for thirty years.',
      'Some techniques are handed from one person to one person, for a reason. Those I don’t sell.',
      'If we chant, I find out what it means and how it’s pronounced, because it is someone’s prayer.',
    ),
    h('Objection three: you dress it up'),
    p(
      'There you’ve got a point about my trade, so let me be rude about it. Leave home the feather, the Nepalese bell, the word “tribe,” and the little bronze goddess holding the door open. Indian clothes are sensible; wear them. Ochre isn’t clothes. It’s a uniform, people earn it, and you didn’t. And no new names. If you’d like to be Shanti, go be Shanti for a year in your own kitchen and see who calls you that. While we’re at it: in India not everything is energy. As in Durban, most things are family, weather and paperwork.',
    ),
    h('So what do I actually teach?'),
    p(
      'An hour. Five minutes flat on the floor doing nothing, which half of them can’t stand. Then sitting, on a chair if you like: in for four, out for eight, through the nose, ten minutes, and you stop if you’re dizzy. Ten of alternate nostrils, slow. Then thumbs in the ears and hum the out-breath like a bee. The teachers here call it bhramari. Twenty people doing that in a stone hall is something you’ll be telling your grandchildren about. Quiet. Tea. I was a paramedic, so the whole time I’m watching lips and skin color. There’s nothing in there that the old books don’t have, and nothing I can’t explain to you with a diaphragm.',
    ),
    h('The day I was corrected'),
    p(
      'Third year, Kanyakumari. The lady who swept the hall we rented had stopped in the doorway with her broom. When we finished she walked straight up to me and told me, through Mercy, that I was doing the third one wrong. It shouldn’t come from the throat; her mother had taught her. Down went the broom, her eyes closed, a tiny woman in a green sari, and that hall <i>rang</i>.',
    ),
    p(
      'She teaches that part now. Her name’s Selvamary, and she’s Catholic, so I leave you to sort out what belongs to whom. She’s paid as a teacher for the hour and as a sweeper for the rest, and has informed me that she can’t see any difference.',
    ),
    h('My answer, then'),
    p(
      'Yes, on conditions. Know who gave it to you. Say so where everyone can hear. Pay. Keep your hands off what wasn’t offered. And teach where the people it came from can walk in at any moment with a broom and put you right. If you think that’s not good enough, come and tell me. I’m in Durban all winter, class ends at seven, and I make strong tea for people who disagree with me.',
    ),
  ],
};
