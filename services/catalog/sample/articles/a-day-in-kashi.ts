import type { ArticleText } from '../with-pictures.js';
import { h, image, p } from './blocks.js';

export const aDayInKashi: ArticleText = {
  slug: 'a-day-in-kashi',
  title: 'A day in Kashi, hour by hour',
  metaDescription:
    'From the steps in the dark at half past four to the last lamp at ten: Varanasi as its people use it, with what to see and what to leave.',
  blogCategory: 'Pilgrimage',
  author: 'ravindra-mishra',
  districts: ['Varanasi'],
  publishedDaysAgo: 167,
  blocks: [
    p(
      'People give my city two days, see the river twice, and go home with a headache and a brass pot. I do not blame them; they were told it was a sight, and it is not, it is a routine. My late father went through it every day in the same order, with a towel over his shoulder, and was displeased by any variation, so I shall simply follow him around. You come behind. Mind the step.',
    ),
    h('4:30, in which you can see nothing'),
    p(
      'Which is the idea. Go down to Assi, at the southern end, while it is dark. There are a few lamps, and a man who sings into a microphone as carefully as if it might bite. The old people are in the water to the waist already; in January you hear them before you see them, that sharp breath in. Boatmen will call you. Not yet, says my father. Wrap up. Sit.',
    ),
    h('5:15, in which you may have your boat'),
    p(
      'Rowed, please, no motor; the rate for an hour is on the board, whatever the boy remembers it to be. Go north, the bank on your left. Palaces stand with their feet in the water, every one of them put up by some king who wanted to die here and got a room with a view while he waited. Then the sun clears the empty sand opposite and all the hands go up together, and for as long as it takes to say a verse a whole quarrelsome city faces one way.',
    ),
    h('6:30, in which you stand in line'),
    p(
      'Off at Lalita Ghat and up to Vishwanath, carrying a passport and nothing else. An hour, perhaps two. How far a visitor of another faith is let in is settled at the gate, on the day. You get some seconds before the silver basin, and it is no use wanting more. Leave by the side of Annapurna, who feeds Kashi, and accept the spoonful of rice pudding. My aunts will now consider you to be in order.',
    ),
    h('7:30, in which you are fed properly'),
    p(
      'Thatheri Bazar, on your feet: kachori, which is fried bread with lentils hidden in it, potato curry in a leaf cup, jalebi. My father bought his from the same man from 1978 on and they never once discussed anything. In winter ask for malaiyo, a froth of milk, saffron and dew, which is gone by nine, and does not keep, and cannot be explained.',
    ),
    h('9:00, in which you get lost'),
    p(
      'You cannot, in fact: the river is downhill. Flatten yourself for bulls, for boys with milk cans, and for the dead, who travel on bamboo, at a trot, and have the right of way. The old city has some hundreds of shrines, several no larger than a mailbox. Three will do. Kal Bhairav, our chief of police, black and silver. The carved wooden temple of the Nepalis, above Lalita Ghat. And Ratneshwar, by Manikarnika, which leans further than Pisa and spends half of each year underwater without making a fuss.',
    ),
    image('inline-1', 'Above the lanes the spires come up where nobody planned them.'),
    h('12:00, in which nothing happens'),
    p('Lie down. The dogs have.'),
    h('16:00, in which you learn one thing'),
    p(
      'In any lane lives a person who knows a single subject to the bottom, whether grammar, or tabla, or wrestling, or the stars, or lassi. Choose, and sit with him for an hour. If it is music, take a lesson rather than a ticket, ask for a raga of the late afternoon, and pay what lessons cost. If it is books, there is a hall at the Sanskrit university as large as a church, and three people reading in it, one of whom may be asleep.',
    ),
    h('17:30, in which there is a show'),
    p(
      'At Dashashwamedh seven young men in silk swing lamps, conches and incense in perfect time, over loudspeakers, before ten thousand people. It began in the 1990s, so my father called it the new thing to the end of his days. See it once, from a boat. The next evening try Assi, where they do it smaller, or Kedar Ghat, where there is none of it: an old priest walks out with one lamp, moves it in front of the river, looks up, goes in.',
    ),
    h('19:30, in which we are quiet'),
    p(
      'I do not take everyone to Manikarnika, and I take nobody who wants to “see” it. From mid-river, at dusk, you will make out ten fires or more, and goats, and wood stacked as high as houses, and families, waiting. The fires have not gone out in living memory. You expected it to be terrible, and it is mostly practical. A man who works there once told me it is the only place in Kashi where nobody is in a hurry.',
    ),
    h('21:00, in which we are done'),
    p(
      'Flatbread on the roof, lentils, something green. Below us students are murdering a film song, and a lamp in a leaf has run aground. What have you missed? Sarnath, which wants a day of its own. The silk shop the boatman knows. The gentleman who says the temple is closed, and the other gentleman, with the rooftop. Tomorrow we go around again in the same order, since my father would not hear of anything else, and if by the third day you begin to understand it, keep that to yourself; it will pass.',
    ),
  ],
};
