import type { ArticleText } from '../with-pictures.js';
import { h, image, ol, p, quote, ul } from './blocks.js';

export const howToWalkRoundAMountain: ArticleText = {
  slug: 'how-to-walk-round-a-mountain',
  title: 'How to walk round a mountain',
  metaDescription:
    'Fourteen kilometers, eight shrines, one rule: keep the hill on your right. Girivalam at Tiruvannamalai, step by step.',
  blogCategory: 'Pilgrimage',
  author: 'karthik-subramaniam',
  districts: ['Tiruvannamalai'],
  publishedDaysAgo: 24,
  blocks: [
    p(
      'Start when it is still dark. At four in the morning the road around Arunachala belongs to milk carriers, dogs and people who cannot sleep, and the stone has given back the heat of the day before. You will want the cool later, when the sun comes over the fields on the eastern side.',
    ),
    p(
      'The Tamil word is <i>girivalam</i>: <i>giri</i>, hill, and <i>valam</i>, going around to the right. It is not a climb. Nobody here wants to stand on top. You go around it, as you would go around a lamp.',
    ),
    h('The road'),
    p(
      'It is fourteen kilometers, flat, paved, with a footpath on the inner side for most of the way. You cannot get lost: the hill is on your right, and if it is not, you have turned. At an even step it takes four hours. Most people take five, because there is tea.',
    ),
    p(
      'Tradition says to walk as a pregnant queen in her ninth month would, slowly and without swinging the arms. You will be overtaken by grandmothers. Let them.',
    ),
    h('What to carry'),
    p('Little. There is tea every kilometer and water at every shrine.'),
    ul(
      'A cloth for the head, and one to sit on',
      'Small notes, tens and twenties, for tea and flowers',
      'A torch, if there is no moon: dogs sleep on the road',
      'Socks, if your feet are not used to warm tar',
      'Your sandals, in a bag on your back, for when you change your mind',
    ),
    quote('You go around it, as you would go around a lamp.', 'A saying of the road'),
    h('The eight directions'),
    p(
      'Eight small temples line the road, one for each direction of the compass. Each has its own lingam, its own keeper and its own hour. You need not stop at all of them. Stop at the one where someone is singing.',
    ),
    ol(
      'Indra, in the east, hidden among the shops beside the great temple',
      'Agni, south-east, under neem trees, across from a tank',
      'Yama, south, where the Chengam road begins',
      'Niruthi, south-west: turn round here and look at the hill, which has a different face here',
      'Varuna, west, the halfway point, with the best tea',
      'Vayu, north-west, where there is nearly always a breeze',
      'Kubera, north, crowded with those who pray for money',
      'Isanya, north-east, by the burning ground, small and quiet',
    ),
    p(
      'Between Varuna and Vayu lies Adi Annamalai, an old temple that looks at the back of the hill. If you stop anywhere for longer, stop there. In the village they have painted rice flour on the road for you by six.',
    ),
    image('inline-1', 'Halfway round there is a banyan, a water pot, and always someone to talk to.'),
    h('Barefoot?'),
    p(
      'It is the custom. The whole hill is held to be the god, and you do not wear shoes in a shrine. But nobody checks, nobody minds, and a blister at kilometer five helps no one. Before seven in the morning the tar is cool and mostly clean. After nine, between March and September, it burns. Begin barefoot, carry sandals, and be honest.',
    ),
    h('When to go'),
    p(
      'Full moon is the famous night. The town closes its streets to cars, extra trains run, and half a million people walk as one slow river with loudspeakers, food stalls and drums. It is a great thing and it is not silent. Rooms are sold out weeks ahead.',
    ),
    p(
      'Any weekday before dawn you have the road almost to yourself. The evening after rain is as good, when frogs sing in the tanks. In the days of Karttikai Deepam, in November or December, when the fire is lit on the summit, more than two million come; do not plan this as your first time.',
    ),
    h('How not to'),
    p(
      'Do not talk on the phone. Do not walk in the middle of the road with a group of twelve in a row. Do not give to children who beg on this road: there are schools for them, and a box at the ashram that pays for the uniforms. Beggars in orange at fixed places are mostly old, often known by name to everyone, and a ten-rupee note or a tea is never wrong.',
    ),
    h('Afterwards'),
    p(
      'You end where you began, at the eastern tower, with the sun in your face. Sit down on the step. Drink something sweet. People ask what you get from it, and I have been asked this four hundred times. Your feet hurt, you are hungry, you have seen the same thing from every side. I think that is already a lot.',
    ),
  ],
};
