import type { ArticleText } from '../with-pictures.js';
import { h, image, ol, p } from './blocks.js';

export const howToReadAGopuram: ArticleText = {
  slug: 'how-to-read-a-gopuram',
  title: 'How to read a gopuram',
  metaDescription:
    'A Tamil gate tower has nine stories, a thousand figures and a simple grammar. Begin at the door and go up.',
  blogCategory: 'Temples',
  author: 'giulia-marchetti',
  districts: ['Madurai', 'Tiruvannamalai', 'Kanchipuram'],
  publishedDaysAgo: 52,
  blocks: [
    p(
      'The first time you stand in front of a great <i>gopuram</i> you see everything and nothing: stories of painted gods, demons, cows, musicians, a stout dwarf holding up a cornice. The eye slides off. Guides help by pointing at single figures, which makes it worse. What helps is grammar, and it can be learnt in ten minutes.',
    ),
    h('It is a gate'),
    p(
      'This sounds obvious and is not. A visitor from Europe takes the tallest thing for the holy one, as with a cathedral. In the Tamil country it is the other way round. The god lives in the <i>vimana</i>, the tower over the sanctum, which in most temples is low, at the centre, and cannot be seen from the street. The gates get taller as you go outwards, because every king added a wall outside the last and wished to be noticed. So you walk from the high to the low, from the loud to the quiet, from the light to the dark.',
    ),
    p(
      'Where the central tower <i>is</i> the tallest, as at Thanjavur and Gangaikonda Cholapuram, you are in a Chola temple of the eleventh century, before the fashion turned.',
    ),
    h('From the ground up'),
    ol(
      '<b>The base</b> is of granite and carries weight. Pilasters, niches, mouldings; on the inner sides of the passage often dancers, in panels, one pose each.',
      '<b>The door</b> is higher than needed for people and just right for a god on shoulders, with an umbrella.',
      '<b>The stories</b> are of brick and plaster over wood, always an odd number: three, five, seven, nine, eleven. Each repeats the one below at a smaller scale.',
      '<b>The openings</b> in the middle of every story give light to the stair inside. They line up, and your eye climbs them.',
      '<b>The roof</b> is a barrel, like a cart with a hood, lying across the axis. Its two gable ends have monstrous faces with horns.',
      '<b>The pots</b>, of copper gilt, stand in a row on the ridge. They are filled with grain at the consecration. Count them: stories and pots often agree.',
    ),
    h('The figures'),
    p(
      'They are of stucco and are remade every twelve years or so, when the temple is renewed and consecrated again. Do not look for old age; look for order. To left and right of every opening stand doorkeepers, <i>dvarapalas</i>, with clubs and one finger raised: the finger says, there is one, and he is inside. In the centre of each story is a scene: Shiva and his family on the bull, a wedding, Vishnu on the snake. At the corners sit dwarfs who carry the cornice and enjoy it.',
    ),
    p(
      'If the scenes are of Vishnu and his ten descents, you are at a Vishnu temple, and the mark over the door will be a U with a line. Three horizontal stripes are Shiva’s. At Madurai, look for the fish.',
    ),
    image('inline-1', 'A Chola tower: here the centre is the tallest, and the gate is modest.'),
    h('Paint or no paint'),
    p(
      'Visitors often prefer the towers in bare gray or cream and hear that these are the old, true ones. They are mostly the ones whose turn has not come. Plaster was always painted. The present palette of parrot green and rose is of the twentieth century, with synthetic pigments; the eighteenth used earth colors. At Tiruvannamalai the towers have been left white or stone-colored, and they look wonderful in the morning; that is a decision of taste, like the other.',
    ),
    h('Two to compare'),
    p(
      'Take the southern tower of Ekambareswarar at Kanchipuram, of 1509, and the southern tower of Madurai, of about 1559. The older is straight-sided, severe, with few figures, and reads as architecture. The younger swings inwards in a curve like the foot of a hill and has some fifteen hundred figures, so that it reads as a crowd. Fifty years lie between them, a dynasty and a change of heart: from the building that carries sculpture to the sculpture that happens to stand up.',
    ),
    h('What to do in front of one'),
    p(
      'Stand far off first, at a distance of twice its height. Find the axis of openings. Count. Then the doorkeepers. Only then choose one story and look at its middle scene, with binoculars if you have them. Then close your eyes, go through the passage, and turn your head in the middle: the stone is cool, the dancers are at the height of your hands, bats live above. You are inside a wall. On the other side it is already quieter. This is what it was built for.',
    ),
  ],
};
