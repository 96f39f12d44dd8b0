import type { ArticleText } from '../with-pictures.js';
import { h, image, ol, p } from './blocks.js';

export const templesOfOdisha: ArticleText = {
  slug: 'the-temples-of-odisha',
  title: 'The temples of Odisha in one walk and one drive',
  metaDescription:
    'Rekha, pidha, khakhara: three words and five buildings in Bhubaneswar, then Konark. How a tower learned to grow in six hundred years.',
  blogCategory: 'Temples',
  author: 'bijayalaxmi-sahoo',
  districts: ['Khordha', 'Puri'],
  publishedDaysAgo: 176,
  blocks: [
    p(
      'There is a game that I play with groups on the first morning. I show them a tower from behind and they must say the century. At six o’clock nobody can. At nine everyone does it, to within a hundred years, and quarrels. No other style of building in India can be learnt so quickly, because it grew in one town, in one line, and they left all the steps standing.',
    ),
    h('Three words'),
    p(
      'The builders wrote handbooks on palm leaf, and had a word for each stone. You need three. A <b>rekha deul</b> is the tall curved tower over the god: rekha, line, because its edges are drawn in one line from the foot to the shoulder. A <b>pidha deul</b> is the hall before it, with a roof of flat steps like a stack of trays. A <b>khakhara deul</b> is rare, with a long barrel roof like a pumpkin, and belongs to the goddess. On top of the first two sits a ribbed cushion of stone, the amla, and a pot.',
    ),
    p(
      'The tower is male and stands, people say, the hall is female and sits. They are joined like bride and groom with their clothes tied. So it is not strange that later temples are built as long families: tower, hall, hall of dance, hall of offerings.',
    ),
    h('The walk'),
    ol(
      '<b>Parashurameswara</b>, about 650. Low, thick-set, with a flat-roofed hall like a wooden shed turned to stone. The carving is shallow, like a drawing that was filled in later. Look for the seven mothers on the north wall, and for the elephants being caught.',
      '<b>Vaital Deul</b>, late eighth century. A khakhara; within it, in the dark, the terrible form of the goddess. Take a torch and a steady heart.',
      '<b>Mukteswara</b>, about 950. Ten meters high, an arch in front like a bracelet, nothing left bare. The hall has now learnt to be a pyramid. This is the moment when experiment becomes joy.',
      '<b>Rajarani</b>, about 1000. The tower puts on smaller towers of itself, like a mother with children at her skirt. Gold and red sandstone; the guardians of the eight directions stand at the corners, and are the best in the state.',
      '<b>Lingaraja</b>, after 1050. Fifty-five meters. Everything is decided. You look in from the platform and see all four halls in a row, and a hundred and fifty little ones around that came to the wedding.',
    ),
    p(
      'All this lies within two kilometers around the tank Bindu Sagar. Begin at six. There are tea stalls at numbers two and four.',
    ),
    image('inline-1', 'Between two temples there is always a tree that someone worships.'),
    h('What to look at on a wall'),
    p(
      'At the height of your chest begin stories; at your feet are elephants, always. Between the large figures stand scrolls of vine in which, if you are patient, a monkey, a crab, a man with a cooking pot are hidden. Women lean out of half-open doors all over Odisha: they are called the lady at the door, and nobody has ever come to the end of explaining them. My grandmother said that they want to see who is coming.',
    ),
    p(
      'The lovers, which visitors have heard of, are there as well, without shame and without emphasis. A house without them, the handbooks say, is struck by lightning.',
    ),
    h('The drive: Konark'),
    p(
      'It is sixty-five kilometers to the sea. Konark, about 1250, is the end of the line and knows it. The tower must have been seventy meters high; the whole was to be the chariot of the sun, with twenty-four wheels and seven horses for the days of the week. It was too large for the sand on which it stands. What you see is the hall, and it is enough.',
    ),
    p(
      'Walk round it once, far off, clockwise. Then take one wheel, the third on the south side, and read it: between each pair of spokes is a medallion with a scene of the day, waking, bathing, looking in a mirror, going to bed. Go up on the terrace to the women with drums and cymbals, larger than life, who play to the sea. In the afternoon they have the sun in their faces.',
    ),
    h('And Puri?'),
    p(
      'Jagannath’s temple, of the twelfth century, is a Lingaraja that was whitewashed so often that sailors called it the White Pagoda, as they called Konark the black one. If you are not Hindu you may not go in. Do not be sad or angry on the grand road; come with me at five. From the Lion Gate you have seen Patita Pavana, the form of Jagannath placed there for those who stay outside, and since 2024 you can walk all the way around the wall. A servitor climbs the tower with the new flag in his belt, two hundred and fourteen feet, backwards and barefoot. Inside, in a court that you cannot see, thousands of people hold their breath. You hear that.',
    ),
  ],
};
