import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const sariBorder: ArticleText = {
  slug: 'a-sari-has-a-border-for-a-reason',
  title: 'A sari has a border for a reason',
  metaDescription:
    'Three shuttles, two weavers and the join that does not tear: how a Kanchipuram silk is made, and how to buy one without regret.',
  blogCategory: 'Craft',
  author: 'wei-ling-tan',
  districts: ['Kanchipuram'],
  publishedDaysAgo: 211,
  blocks: [
    p(
      'Pull at a Kanchipuram sari where the body meets the border. Really pull. In the shop they will offer it to you with a smile, two men, one at each end. The silk will sooner part anywhere else than there. I am a textile designer, and I have spent fifteen years on that one centimetre.',
    ),
    h('The join'),
    p(
      'In a plain loom a single shuttle carries the weft from edge to edge, so that body and border are of one color. Here there are three. One weaves the body, from border to border; the two others weave only the borders, left and right. Where they meet, the threads of body and border are looped around each other, pick by pick. It is called <i>korvai</i>. It takes two people: the weaver, who throws two shuttles, and a helper at his side, often a boy or his wife, who throws the third. Forty thousand times, for six yards.',
    ),
    p(
      'A machine can imitate the look. It cannot turn round at the join, and so the back has loose threads cut short there. Turn the sari over. If the join is as clean as in front and shows a faint zigzag like teeth, two people sat there.',
    ),
    h('Why?'),
    p(
      'I asked the weavers for years. First they said: because it is beautiful. Then: because it is strong: the border carries the weight when the cloth is worn, and drags on floors, and is stepped upon. A border of double silk lets the body be fine. Then an old man, Kuppuswamy, put down the shuttle. “A field has a ridge”, he said. “A temple has a wall. A life has a house around it. A thing without an edge, where will it stay?”',
    ),
    h('What is in it'),
    ul(
      '<b>Silk</b>, mulberry, mostly reeled in Karnataka: three strands twisted into one for the warp, therefore the weight, four to eight hundred grams.',
      '<b>Zari</b>: a red silk thread wound with flattened silver wire, and dipped in gold. Real zari is now rare and expensive; “half fine” has copper inside; “tested” has no precious metal at all. None is bad, if it is named.',
      '<b>Color</b>: acid dyes today. In the old ones madder, indigo, lac. Two families have begun again with madder.',
      '<b>Motifs</b>: temple teeth, rudraksha beads, mango, peacock, the eye of a fish, and the sun and moon side by side so that both the day and the night may protect the wearer.',
    ),
    h('What it costs, and to whom'),
    p(
      'A plain wedding sari takes two people ten to fifteen days. If it sells for 18,000 rupees in the shop, the silk and zari were some 8,000, and the two received perhaps 5,000. It is more than it was, and it is less than a driver has. Sons become drivers. When I first came, there were sixty thousand looms in and around the town; those who count now say fewer than half. I do not write that to make you buy. But if you buy, do it where you can see the loom, from a cooperative or from the house itself, and ask what the weaver gets. In a good place they will tell you.',
    ),
    h('How to buy'),
    ul(
      'Go in the morning, by daylight, and without a driver who “knows a place”.',
      'Look for the silk mark tag, with a number, and for the mark of origin for Kanchipuram.',
      'Burn a thread, if they let you: silk smells of hair and turns to ash, polyester of plastic and to a bead.',
      'Turn it over at the join.',
      'Feel the weight. Drape it over your shoulder, and walk away from the mirror; it should move like water with some stones in it.',
      'Do not bargain by half. Five to ten per cent, over tea, when you take two.',
    ),
    h('If you do not wear saris'),
    p(
      'Nobody says that you must. A sari can be cut, with regret, into cushions; better, buy a scarf or a yard of plain silk with a woven border, which the same looms make between two weddings. Or let yourself be dressed for one evening by the women of the house, with eleven pins and a great deal of opinion. You stand differently. Six yards of border hold you up.',
    ),
    h('The sound'),
    p(
      'What I come back for is the sound. In the street behind the Kailasanathar temple it starts at six: a knock, a slide, a knock, from every house in its own time, so that you walk as if through rain. They stop at noon for the heat. On the day before Pongal they cut the last sari off, oil the wood, put a dot of sandal on each loom, and leave it to rest for a day. If you come in those days there is nothing to see and nothing to buy: plan the visit for the week after.',
    ),
  ],
};
