import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const fullMoons: ArticleText = {
  slug: 'full-moons-and-the-temple-calendar',
  title: 'Full moons and the temple calendar',
  metaDescription:
    'Why festivals move, what Pournami, Pradosham and Ekadashi are, and which full moons of the year are worth planning for.',
  blogCategory: 'Festivals',
  author: 'devika-raghavan',
  districts: ['Tiruvannamalai', 'Madurai', 'Varanasi'],
  publishedDaysAgo: 158,
  blocks: [
    p(
      'Two women taught me what day it is. My mother had a block calendar on the kitchen wall in Chennai, one leaf for each day, printed in red and green, with the date that everyone else in the world uses tucked into a corner like a footnote. My professor in Heidelberg had a seminar. I have spent my life translating one for the other, so allow me to give you both.',
    ),
    h('Why do the festivals move?'),
    p('<b>The kitchen:</b> They don’t. Yours does.'),
    p(
      '<b>The seminar:</b> Two clocks run in parallel. The Tamil months are solar, and each begins as the sun enters a new sign, which is why Pongal is always on January 14 or 15 and New Year in the middle of April. Most feasts, however, depend on the moon or on the star she stands in. A festival therefore drifts back and forth across roughly one month of the Western calendar, and every so often a leap month is inserted to bring the clocks together.',
    ),
    h('And why can’t the priests agree?'),
    p('<b>The kitchen:</b> Have you met priests?'),
    p(
      '<b>The seminar:</b> A lunar day, or <i>tithi</i>, may begin at three in the afternoon. Whether the feast belongs to today or tomorrow depends on which tithi is present at sunrise, at dusk or at midnight, and the rule varies by town. Hence our word “tentative,” which disappears when the temple prints its leaflet.',
    ),
    h('The small days, twice a month'),
    ul(
      '<b>Pournami</b>, full moon. Goddess temples are lit; Tiruvannamalai walks around its hill.',
      '<b>Amavasya</b>, new moon. Sesame and water for the ancestors, at rivers and the sea. Rameswaram is full, others mostly are not.',
      '<b>Ekadashi</b>, the eleventh. A fast; Vishnu’s temples fill in the evening.',
      '<b>Pradosham</b>, dusk on the thirteenth. The hour and a half around sunset is for Shiva and his bull.',
      '<b>Shashti</b>, the sixth, along with the star <b>Karttikai</b>. Murugan.',
      '<b>Chaturthi</b>, the fourth after full moon. Ganesha.',
    ),
    h('The big ones, once a year'),
    ul(
      '<b>Thai</b> (January–February). Thai Poosam falls close by; Murugan’s pilgrims walk to Palani.',
      '<b>Masi</b> (February–March). Masi Magam, when gods are carried to the sea and the tanks, Kumbakonam’s above all. Two weeks earlier, at the dark moon, Maha Shivaratri: a night awake.',
      '<b>Panguni</b> (March–April). Uthiram, when gods marry. Mylapore parades its sixty-three saints a day or two before. In the north, Holi.',
      '<b>Chittirai</b> (April–May). Madurai: Meenakshi’s wedding, and the river. One month on, the Buddha’s day at Bodh Gaya.',
      '<b>Aadi and Avani</b> (July–August). Village goddesses, women, neem. In the north, sisters tie a thread on their brothers.',
      '<b>Karttikai</b> (November–December). The fire on Arunachala, at dusk, when the moon meets the Pleiades. Varanasi lights Dev Deepavali a full moon earlier or on the same one.',
      '<b>Margazhi</b> (December–January). Arudra Darshan at Chidambaram: Shiva’s dance, before dawn, in the cold.',
    ),
    h('How should a visitor plan?'),
    p(
      '<b>The seminar:</b> It depends on the object of study. For the feast, book the room before the flight, arrive two days early, and read Ravindra on crowds. For the place, avoid Pournami by three days on either side, together with Mondays at Shiva’s temples, Tuesdays at Murugan’s, Fridays at the goddess’s and Saturdays at Vishnu’s.',
    ),
    p('<b>The kitchen:</b> Come Wednesday.'),
    h('Where the two of them agree'),
    p(
      'On a Pradosham, in some small Shiva temple nobody has written about. At five the place is empty. By half past, women are coming in with little brass pots. At six they bathe the bull in milk, then curd, then sandal paste; a boy plays a pipe that is much too big for him; the lamp goes around, and everyone leaves with a spoonful of something sweet in the palm. By seven it is dark. It is free, and anyone may watch. My professor came with me once and filled nine pages. My mother, who was with us, asked him to hold a pot. His notes stop there.',
    ),
    h('And where do we keep all this?'),
    p(
      'In our sacred calendar, for the coming twelve months: which dates are settled and which are not, which towns will be full, and whether I would go. Full moons are computed, and given as a night, since the moon is often full before morning and people walk on the evening before. Everything else waits for the leaflet, in the kitchen as in Heidelberg. The leaf for the day itself you tear off in the morning. My mother never lets anyone tear it early; I asked her why when I was five, and again with a doctorate, and got the same look both times.',
    ),
  ],
};
