import type { ArticleText } from '../with-pictures.js';
import { h, image, p, ul } from './blocks.js';

export const whatToWearInATamilTemple: ArticleText = {
  slug: 'what-to-wear-in-a-tamil-temple',
  title: 'What to wear in a Tamil temple',
  metaDescription:
    'Shoulders, knees, feet, and the question of the wet sari: what people really wear, and what will be turned back at the gate.',
  blogCategory: 'Travel',
  author: 'meenakshi-arul',
  districts: ['Kanchipuram', 'Chennai', 'Madurai'],
  publishedDaysAgo: 38,
  blocks: [
    p(
      'Court was in session every afternoon at about four, on the stone ledge of our house behind the temple in Kanchipuram. My grandmother presided. Passersby were tried without knowing it, and she delivered each verdict without turning her head: too short, too tight, too new. I inherited the ledge. What follows is her case law, with my amendments, which she would have called a surrender.',
    ),
    h('The general statute'),
    p(
      'Shoulders and knees are covered, for men and women alike. The cloth should be cotton, and cut so that you can sit cross-legged on a floor for twenty minutes in it without rearranging anything. Your shoes should come off in one movement. Carry a large scarf. A visitor who observes these four points will be admitted to nine Tamil temples in ten and won’t be discussed afterward.',
    ),
    h('In the matter of women'),
    p(
      'A long skirt, or wide trousers under a tunic that reaches the thigh, is correct everywhere. The local version is the <i>salwar kameez</i>, trousers, long shirt and shawl, and any shop in Chennai will sell you one for what a lunch costs in Oslo. Jeans are common and seldom remarked upon; they are also hot, and they take all day to dry once a temple hose has found you. Leggings are underwear unless the top reaches your knees. Sleeveless is refused at Madurai and regretted elsewhere.',
    ),
    p(
      'Hair may stay uncovered, except in a gurdwara or a mosque. You may wear a sari, in which case strangers will straighten it for you, laughing, and you will leave with friends. Some temples ask menstruating women to remain outside. Nobody will question you; the women in line beside you have made up their own minds, and so may you.',
    ),
    h('In the matter of men'),
    p(
      'Long trousers and a shirt with sleeves. Shorts are turned away at the great temples, however distinguished the calves. At Kanyakumari, Suchindram and Tiruchendur, and across nearly all of Kerala, the shirt comes off as well: there, a bare chest is a mark of respect. Hang the shirt over a shoulder. For everything else I recommend the <i>veshti</i>, four meters of white cotton with a border. Buy the kind with a hidden strip of velcro. My grandmother never found out about velcro.',
    ),
    image('inline-1', 'Everyone in the street is dressed for the same heat: light cotton, bare feet.'),
    h('The footwear precedents'),
    p(
      'Shoes are left at the stand by the gate, against a token, for two or five rupees. Small temples have only a row on the ground, and your pair will be in it when you return. Smuggling them in inside a bag is contempt of court. Leather as such is not banned in Tamil temples, though it is in Jain ones. The real hardship is the stone, which from eleven until four is as hot as a griddle; watch how people run from shadow to shadow. Thin cotton socks are tolerated almost everywhere, and Thanjavur has laid out a strip of coir matting.',
    ),
    h('Convictions'),
    p('The following are turned back at the gate, with some regularity:'),
    ul(
      'shorts, and skirts above the knee, on anyone',
      'sleeveless and strapless tops; torn jeans',
      'swimwear under a wet shirt, after the wells at Rameswaram (change first)',
      'hats and caps in the inner courts, though a scarf is fine',
      'T-shirts with a skull, a beer or a god on them, the last to the wearer’s great surprise',
    ),
    h('On color'),
    p(
      'White means widowhood in the north and nothing at all in Kerala, where everybody wears it. Black belongs to Ayyappan’s pilgrims in December and January and is otherwise kept away from festivals. Red, yellow, green and a certain parrot pink win every case. If you packed nothing bright, an arm’s length of jasmine at the gate is ten rupees, and worn in the hair or at the wrist it outranks most wardrobes.',
    ),
    h('Sentencing guidelines for a ten-day suitcase'),
    ul(
      'Two pairs of wide cotton trousers',
      'Three long shirts or tunics, sleeves to the elbow',
      'One big scarf, to serve as shawl, towel, curtain and cushion',
      'Sandals without buckles; thin socks',
      'A light sweater, for air-conditioned buses',
    ),
    p(
      'Do not fill the suitcase. By the third day a woman with a stack of folded cotton on a Kanchipuram sidewalk will have looked you over once, known your size, and relieved you of six hundred rupees. I would not appeal.',
    ),
  ],
};
