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
      'Ready? First round. I stand my group behind a tower in Bhubaneswar at six in the morning, where they can’t see the front, and I say: which century? Nobody ever knows! By nine the same people are shouting dates at one another and they’re right to within a hundred years. You can play too. It works because our style grew up in one town, in one line, over six hundred years, and they left all the steps standing.',
    ),
    h('The rules: three words'),
    p(
      '<b>Rekha deul.</b> The tall curved tower above the god. <i>Rekha</i> means line, and the edges go up in a single one, foot to shoulder. <b>Pidha deul.</b> The hall in front of it, with a roof of flat trays, stacked. <b>Khakhara deul.</b> Rare. A long barrel roof, like a pumpkin, and if you see one, it’s a goddess inside. Tower and hall each wear a ribbed stone cushion, the amla, with a pot on top. People here say that the tower is a groom and stands, the hall is a bride and sits, and their clothes are tied together. So what do you get later on? A family: tower, hall, dance hall, offering hall.',
    ),
    h('The game: five towers, two kilometers, one tank'),
    p(
      'They’re all around the Bindu Sagar. Tea at stops two and four. Clue first, then the answer; cover it with your thumb.',
    ),
    ol(
      '<b>Clue:</b> low and thickset, with a flat-roofed hall like a wooden shed that turned to stone; the carving is so shallow it looks drawn on. <b>Answer:</b> Parashurameswara, about 650. Bonus points on the north wall for the seven mothers, and for finding the elephant hunt.',
      '<b>Clue:</b> pumpkin! <b>Answer:</b> Vaital Deul, late eighth century. She’s in there, in the dark, in her terrible form. Flashlight. Deep breath.',
      '<b>Clue:</b> ten meters high, an arch like a bracelet, not one bare inch, and look, the hall has learned to be a pyramid. <b>Answer:</b> Mukteswara, about 950. You can feel them start to enjoy themselves.',
      '<b>Clue:</b> the tower is wearing little copies of itself, like a mother with children hanging on her skirt. <b>Answer:</b> Rajarani, about 1000. Red and gold stone. The guardians of the eight directions, at the corners, are the best in the state.',
      '<b>Clue:</b> fifty-five meters, four halls in a row, nothing left to experiment with. <b>Answer:</b> Lingaraja, after 1050. We look from the platform outside. A hundred and fifty small shrines have come along to the wedding.',
    ),
    image('inline-1', 'Between two temples there is always a tree that someone worships.'),
    h('Bonus round: the walls'),
    p(
      'Ankle height: elephants, always. Chest height: stories. Between the big figures the vines curl up, and in the vines are a monkey, a crab and a man with a cooking pot. Who finds the crab first? And all over Odisha there’s a woman leaning out of a half-open stone door. Scholars have several theories about her. My grandmother had one: she wants to know who’s coming.',
    ),
    p(
      'Yes, there are lovers. I know, you read about them. They’re up there without shame and without any fuss, and the builders’ palm-leaf handbooks say that a house without them gets hit by lightning. Moving on.',
    ),
    h('Final round: Konark'),
    p(
      'Sixty-five kilometers, to the sea. About 1250. This one’s easy to date, because it’s where the whole line ends, and it knows. It was meant to be the sun’s own chariot, twenty-four wheels, seven horses for the days of the week, and a tower that must have been seventy meters. Too heavy for its sand. What’s standing is just the hall, and I’ve never had anyone complain.',
    ),
    p(
      'Circle it once, clockwise, from far out. Then the third wheel on the south side. Between its spokes are medallions, and they’re someone’s day: getting up, bathing, checking the mirror, going to bed. I ask everybody to choose the one they’re in. Afterward climb to the terrace, where women bigger than you are play drums and cymbals at the sea. Go in the afternoon, when they’ve got the sun on their faces.',
    ),
    h('The one you play from outside'),
    p(
      'Puri. Jagannath’s temple is twelfth century, basically a Lingaraja that was whitewashed until sailors called it the White Pagoda (Konark was the black one). If you aren’t Hindu you don’t go in. Some people get sad about it on the grand road, or cross. Don’t! Come with me at five. There’s Patita Pavana, at the Lion Gate, the form of Jagannath put there for the ones who stay outside. Since 2024 you can walk the whole way around the wall. And then a servitor goes up the tower, two hundred and fourteen feet, backward, barefoot, the new flag in his belt.',
    ),
    p('What century is that? Go on, guess. Inside the court you can hear thousands of people not breathing.'),
  ],
};
