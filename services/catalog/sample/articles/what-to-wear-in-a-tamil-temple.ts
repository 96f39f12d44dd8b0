import type { ArticleText } from '../with-pictures.js';
import { h, image, p, quote, ul } from './blocks.js';

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
      'My grandmother judged people by their hems. She would sit on the ledge of our house behind the temple and say, without turning her head: too short, too tight, too new. I have inherited the ledge and softened the rules. Here is what is left of them.',
    ),
    h('The short answer'),
    p(
      'Cover shoulders and knees, men and women alike. Wear cotton. Wear something you can sit on the floor in, with your legs crossed, for twenty minutes. Wear shoes that come off in one movement. Carry a large scarf. With this you can enter nine temples out of ten in Tamil Nadu.',
    ),
    h('For women'),
    p(
      'A long skirt or wide trousers with a tunic to the thigh are right everywhere. The local form is the <i>salwar kameez</i>, loose trousers, long shirt, and a shawl worn over the chest; any shop in Chennai sells it for the price of a lunch in Oslo. Jeans are seen every day and nobody minds in most towns, but they are hot, and they dry slowly when you have been caught by a temple hose.',
    ),
    p(
      'Leggings count as underwear unless the top reaches the knee. Sleeveless is refused at Madurai and frowned at elsewhere. You do not need to cover your hair, except in a gurdwara or a mosque. You may wear a sari if you like; women will come and pull it straight, laughing, and that is the beginning of many friendships.',
    ),
    p(
      'Some temples ask women who are menstruating to stay outside. Nobody will ask you. It is your decision, and the women in the line next to you have made theirs.',
    ),
    h('For men'),
    p(
      'Long trousers, a shirt with sleeves. Shorts are turned back at the great temples, even on a man of seventy with fine calves. In a number of places you will be asked to take your shirt off, as at Kanyakumari, Suchindram, Tiruchendur and in almost all of Kerala: the bare chest is respect there, not beach. Hang the shirt over your shoulder or tie it around your waist.',
    ),
    p(
      'A white <i>veshti</i>, four meters of cotton with a border, is the best thing you can wear in this climate. Buy one with a strip of velcro inside. Nobody will know.',
    ),
    image('inline-1', 'Everyone in the street is dressed for the same heat: light cotton, bare feet.'),
    h('Feet'),
    p(
      'Shoes stay outside. There is a stand by each gate, where you get a token for two or five rupees; at small temples you leave them in the row, and they are there when you come back. Do not carry them in a bag into the temple, even hidden. Leather as such is not forbidden in Tamil temples, though it is in Jain ones.',
    ),
    p(
      'The stone is your real problem. From eleven to four the open courts are as hot as a pan, and you will see how people run from shadow to shadow. Thin cotton socks are accepted nearly everywhere. At Thanjavur a strip of coir matting has been laid out for the likes of us.',
    ),
    quote(
      'Dress so that you can forget what you are wearing. Then look at the god.',
      'My grandmother, in a mild hour',
    ),
    h('What will be turned back'),
    ul(
      'Shorts and skirts above the knee, on anyone',
      'Sleeveless and strapless tops, torn jeans',
      'Swimwear under a wet shirt, after the wells at Rameswaram: change first',
      'Hats and caps inside the inner courts; a scarf is fine',
      'T-shirts with a skull, a beer or a god on them. The last surprises people',
    ),
    h('Colors'),
    p(
      'White is for widows in the north, and for everybody in Kerala. Black is worn by pilgrims to Ayyappan in December and January and otherwise avoided at festivals. Red, yellow, green and parrot pink are always right. If you have nothing bright, buy a string of jasmine at the gate, ten rupees an arm’s length, and put it in your hair or on your wrist. You are now better dressed than most guidebooks.',
    ),
    h('A set that works for ten days'),
    ul(
      'Two pairs of wide cotton trousers',
      'Three long shirts or tunics with sleeves to the elbow',
      'One big cotton scarf: shawl, towel, curtain, seat',
      'Sandals without buckles, and thin socks',
      'A light jumper for air-conditioned buses',
    ),
    p(
      'Leave room in the bag. By day three you will have bought the rest from a woman on a pavement in Kanchipuram, who looked at you once and knew your size.',
    ),
  ],
};
