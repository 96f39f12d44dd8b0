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
      'Visitors come to my city for two days, see the river twice and have a headache. It is not their fault. Kashi is not made to be seen; it is made to be gone through every day in the same order. So let me take you through one, as my father went.',
    ),
    h('4:30 The dark'),
    p(
      'Go down before you can see. At Assi, the southern end, a few lamps burn and a man sings into a microphone with great care. Old people are in the water already, to the waist; in January you hear them before you see them, they draw in the air. Do not take a boat yet. Sit on a step, wrapped up, and wait.',
    ),
    h('5:15 The first boat'),
    p(
      'Now. Rowed, not with a motor; an hour for four people costs what the board says, and not what the boy says. Go north with the bank on your left. Nobody needs to explain anything. Palaces stand with their feet in the river, each built by some king who wished to die here. When the sun comes over the empty sand on the other side, all hands go up, and for a moment a whole city looks in one direction.',
    ),
    h('6:30 Vishwanath'),
    p(
      'Land at Lalita Ghat and climb to the temple. You have your passport and nothing else, and an hour or two for the line. How far visitors of other faiths go is decided at the gate. A few seconds before the silver basin; take them. Come out on the side of Annapurna, who feeds the city, and let yourself be given a spoonful of rice pudding. You are now, in the view of my aunts, in order.',
    ),
    h('7:30 Breakfast'),
    p(
      'In Thatheri Bazar, kachori, a fried bread with lentils in it, and a potato curry in a leaf; jalebi afterwards. Standing up. The man has done nothing else since 1978 and it shows. In winter there is malaiyo, a froth of milk, saffron and dew, which exists only until nine in the morning, like much that is good.',
    ),
    h('9:00 Lanes'),
    p(
      'The lanes have no plan, and you cannot be lost: downhill is the river. Give way to bulls, to bodies on bamboo carried fast, to boys with milk. In the old city there are several hundred shrines, some as small as a letter box. See three: Kal Bhairav, the policeman of Kashi, black and silver; the Nepali temple with its carved wood above Lalita Ghat; and Ratneshwar by Manikarnika, which leans more than the tower at Pisa and is under water half of the year.',
    ),
    image('inline-1', 'Above the lanes the spires come up where nobody planned them.'),
    h('12:00 Sleep'),
    p('Everyone does. Only tourists and dogs are out, and the dogs lie in the shade.'),
    h('16:00 A teacher'),
    p(
      'Kashi was a university before there were any. Every lane has someone who knows one thing wholly: grammar, tabla, wrestling, the stars, the yoghurt drink called lassi. Choose one and sit with him for an hour. If you like music, go to a lesson and not to a show; ask for a raga of the late afternoon, and pay what a lesson costs. If you like books, the Sanskrit university has a hall like a church in which three people read.',
    ),
    h('17:30 The lamps'),
    p(
      'At Dashashwamedh seven young men in silk swing lamps, conches and incense in time, with loudspeakers. It began in the 1990s and is splendid, and there are ten thousand people. Watch it once, from the water. On the second evening go to Assi, where there is the same in small, or to Kedar Ghat, where there is no show at all: an old priest comes out with one lamp, moves it before the river, looks up, and goes in again.',
    ),
    h('19:30 The fire'),
    p(
      'I do not take everybody to Manikarnika, and I never go there with those who want to “see” it. From a boat in mid-river at dusk you see what there is to see: ten or more fires, dark shapes that sit and wait, wood piled as high as houses, goats. It has not stopped in living memory. People think that it must be terrible. It is very matter of fact. A man who works there said to me: this is the only place in the city where nobody is in a hurry.',
    ),
    h('21:00 The roof'),
    p(
      'Dinner on the roof: a flat bread, lentils, a green thing. Down on the steps students sing film songs, a lamp in a leaf has gone aground, a kite hangs in the wires. You have done nothing that is in a list. Tomorrow you will do it again, and see that it was another river.',
    ),
    h('What I would leave out'),
    p(
      'Sarnath on the same day: give it its own. Silk shops that a boatman knows. Anyone who says that the temple is closed. The rooftop with the “best view of the cremation”. And the attempt to understand it, before the third day.',
    ),
  ],
};
