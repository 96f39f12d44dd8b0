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
      'Let us begin with a confession that I have heard from architects, engineers and one retired curator of sculpture: in front of a great <i>gopuram</i>, the gate tower of a Tamil temple, they saw nothing, because they saw everything at once. Nine stories of painted gods, demons, cows and musicians give the eye no place to rest. Pointing at individual figures, as guides do, only makes matters worse. It would be like teaching someone to read by pointing at letters. What is needed is grammar, and the grammar fits into four propositions.',
    ),
    h('Proposition 1: It is a gate'),
    p(
      'A European assumes that the tallest structure is the holiest, as in a cathedral. Here the reverse is usually true. The deity resides under the <i>vimana</i>, the tower above the sanctum, which in most temples is modest, central and invisible from the street. Successive kings added successive walls, each with a gate somewhat higher than the last, since each wished to be noticed; consequently, the gates grow as one moves outward. The visitor, moving inward, passes from high to low, from noise to quiet, and from daylight into the dark.',
    ),
    p(
      'There is one notable exception. If the central tower <i>is</i> the tallest, as at Thanjavur or Gangaikonda Cholapuram, you are looking at a Chola temple of the eleventh century, built before the fashion reversed.',
    ),
    image('inline-1', 'A Chola tower: here the center is the tallest, and the gate is modest.'),
    h('Proposition 2: It has a fixed anatomy'),
    p('Read it from the ground up, as it was built:'),
    ol(
      '<b>Base.</b> Granite, load-bearing. Pilasters, niches, moldings; often, along the inner sides of the passage, panels of dancers in one pose each.',
      '<b>Door.</b> Far higher than people require, and exactly right for a god carried on shoulders under an umbrella.',
      '<b>Stories.</b> Brick and plaster over wood, always odd in number (three, five, seven, nine, eleven), each repeating the one beneath it at a reduced scale.',
      '<b>Openings.</b> One in the middle of every story, lighting the stair inside. They align, and the eye climbs them.',
      '<b>Roof.</b> A barrel vault like the hood of a cart, set across the axis, with a horned, monstrous face at each gable.',
      '<b>Pots.</b> Gilded copper, in a row along the ridge, filled with grain at the consecration. Their number often agrees with the number of stories; count both.',
    ),
    h('Proposition 3: The figures are arranged'),
    p(
      'They are of stucco, and they are remade every twelve years or so, when the temple is renewed and reconsecrated, so it is futile to look for age. Look for position instead. Flanking every opening are the doorkeepers, or <i>dvarapalas</i>, with clubs, one finger raised: there is one, says the finger, and he is within. The center of each story is reserved for a scene, such as Shiva’s family on the bull, a wedding, or Vishnu on the serpent. At the corners, dwarfs bear the cornice and appear to enjoy it.',
    ),
    p(
      'Identification follows quickly. Vishnu and his ten descents, with a U-shaped mark over the door, indicate a Vishnu temple; three horizontal stripes indicate Shiva. At Madurai, look for the fish.',
    ),
    p(
      'A word on paint, since I am always asked. Bare cream or gray towers are widely admired as the old and authentic ones. Most are simply overdue. Plaster was always painted: earth pigments in the eighteenth century, synthetic parrot green and rose in the twentieth. At Tiruvannamalai the towers were left white or stone-colored, which is lovely at dawn, and is a decision of taste like the other.',
    ),
    h('Proposition 4: It has a date, and you can estimate it'),
    p(
      'Compare two southern towers: Ekambareswarar at Kanchipuram, of 1509, and Madurai, of about 1559. The former is straight-sided and severe, sparing with figures; it reads as architecture. The latter sweeps inward along a curve, like the foot of a hill, and carries some fifteen hundred figures; it reads as a crowd. In the fifty years between them a dynasty changed, and so did an idea: a building that supports sculpture had become sculpture that happens to stand up.',
    ),
    h('An exercise, ten minutes'),
    p(
      'Stand back at twice the tower’s height. Find the axis of openings; count the stories; locate the doorkeepers. Only then choose a single story and study its central scene, preferably with binoculars. Now walk into the passage and stop halfway, where the stone is cool, bats hang overhead, and the dancers are level with your hands. You are inside a wall. Notice how much quieter it already is, and you will have understood the purpose of the whole.',
    ),
  ],
};
