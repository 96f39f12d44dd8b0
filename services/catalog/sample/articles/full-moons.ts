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
      'On the wall of my mother’s kitchen hangs a calendar from which we tear a leaf each day. It says in red and green when the sun rises, when not to sign a contract, whether the moon grows, and in the corner, small, the date that the rest of the world uses. I learnt to read with it. It is the best key I know to a temple town.',
    ),
    h('Two clocks'),
    p(
      'Tamil months follow the sun: each begins when it enters a new sign, so Pongal is always on the fourteenth or fifteenth of January and New Year in the middle of April. Festivals, though, are mostly hung on the moon or on the star in which she stands. The two clocks run side by side. Hence a feast moves to and fro over about a month of your calendar, and now and then a whole month is put in to bring them together again.',
    ),
    p(
      'And then there is sunrise. A lunar day, a <i>tithi</i>, can begin at three in the afternoon. Which calendar day gets the feast depends on what stands at sunrise, at dusk or at midnight, by rules that differ from town to town. That is why even priests disagree by a day, and why we write “tentative” beside dates until the temple has printed its own leaflet.',
    ),
    h('The days that come back every fortnight'),
    ul(
      '<b>Pournami</b>, full moon: goddess temples are lit, and at Tiruvannamalai people walk around the hill.',
      '<b>Amavasya</b>, new moon: water and sesame for the forefathers, at rivers and at the sea. Rameswaram is crowded, most other temples are not.',
      '<b>Ekadashi</b>, the eleventh day of each half: a fast, and Vishnu’s temples are full in the evening.',
      '<b>Pradosham</b>, the dusk of the thirteenth: the hour and a half around sunset belong to Shiva and his bull. Nandi is bathed in milk, curd and sandal. Go: it is the most beautiful rite that anyone may watch, in any Shiva temple, twice a month, and it is free.',
      '<b>Shashti</b>, the sixth, and the star <b>Karttikai</b>: Murugan’s days.',
      '<b>Chaturthi</b>, the fourth after full moon: Ganesha’s.',
    ),
    h('The full moons of the year'),
    ul(
      '<b>Thai</b> (January–February): near it falls Thai Poosam, when Murugan’s pilgrims walk to Palani.',
      '<b>Masi</b> (February–March): Masi Magam, gods are taken to the sea and the tanks; at Kumbakonam the great tank. A fortnight earlier, at the dark moon, Maha Shivaratri, one whole night without sleep.',
      '<b>Panguni</b> (March–April): Uthiram, weddings of the gods; Mylapore’s sixty-three saints a day or two before. In the north it is Holi.',
      '<b>Chittirai</b> (April–May): Madurai, Meenakshi’s wedding and the river. Also the Buddha’s day a month on, at Bodh Gaya.',
      '<b>Aadi and Avani</b> (July–August): goddesses of the villages, women, neem. In the north the tying of the thread between brother and sister.',
      '<b>Karttikai</b> (November–December): in the south the fire on Arunachala at dusk, on the evening when moon and Pleiades meet. In Varanasi a full moon earlier or on the same one, Dev Deepavali.',
      '<b>Margazhi</b> (December–January): Arudra Darshan, Shiva’s dance at Chidambaram, before dawn, in the cold.',
    ),
    h('How to plan with it'),
    p(
      'If you want the feast, book the room before the flight, come two days before, and read what Ravindra has written about crowds. If you want the <i>place</i>, stay away from Pournami by three days on either side, from Mondays at Shiva’s, Fridays at the goddess’s, Saturdays at Vishnu’s and Tuesdays at Murugan’s; come on a plain Wednesday, and you will have a thousand-pillared hall, a bat and an old man who is glad to explain it to you.',
    ),
    p(
      'What I like best is a day in between: a Pradosham on a weekday in a small temple. At five there is nobody. At half past five women come with small pots. At six the bull gets wet, a boy plays a pipe much too large for him, the lamp goes round, everyone gets a spoonful of sweet. At seven it is dark and empty. It was neither a sight nor an occasion. It was the thirteenth.',
    ),
    h('Where we keep the dates'),
    p(
      'Our sacred calendar shows the twelve months ahead: what is sure and what is not, the towns that a feast fills, and a word on whether to go. Full moons are computed and shown as a night, because the moon is often full before morning and people have walked the evening before. For the rest we wait, as everyone does, for the leaflet.',
    ),
  ],
};
