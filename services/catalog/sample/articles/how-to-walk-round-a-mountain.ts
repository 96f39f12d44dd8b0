import type { ArticleText } from '../with-pictures.js';
import { h, image, p } from './blocks.js';

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
      'Four in the morning, and the road around Arunachala belongs to the milk carriers, the dogs, and those of us who could not sleep. The asphalt has given back yesterday’s heat. Somewhere behind the shuttered shops a radio is playing a hymn my grandfather used to sing, a little flat, as he did. Put the hill on your right shoulder, where it will stay until breakfast, and come along.',
    ),
    p(
      'We call this <i>girivalam</i>, from <i>giri</i>, hill, and <i>valam</i>, going around to the right. No one here is trying to reach the top. You go around the hill as you would go around a lamp, for fourteen flat kilometers, on a paved road that has a footpath along its inner side most of the way. Four hours if you keep walking; five if you drink tea, and you will drink tea. The old instruction is to move like a queen in the ninth month of her pregnancy, slowly, with quiet arms, so when the grandmothers overtake you, let them.',
    ),
    h('East to south, in the dark'),
    p(
      'Indra’s shrine comes first and hides among the shops beside the great temple. Agni, in the southeast, sits under neem trees across from a tank where, after rain, the frogs are louder than any priest. By the time you reach Yama, where the Chengam road begins, your eyes have stopped looking for streetlights and the hill has become a darker piece of the dark, leaning over you like a parent over a crib.',
    ),
    h('South to west, as it pales'),
    p(
      'At Niruthi, turn and look up, because the hill wears another face here, narrow and severe, and most people walk right past it. Then a long, straight, ordinary mile: a school, a brick kiln, a woman bent double, drawing in rice flour on the road in front of her door, who will step back so that you can walk across what she has made. That is what it is for. Varuna, in the west, marks halfway and pours the best tea of the eight.',
    ),
    image('inline-1', 'Halfway around there is a banyan, a water pot, and always someone to talk to.'),
    h('West to north, in full light'),
    p(
      'If you can spare an hour, spend it between Varuna and Vayu, in the village of Adi Annamalai, whose old temple looks at the back of the hill the way the big one looks at its front. There is nearly always a breeze at Vayu. Kubera, in the north, is crowded, since money is what he looks after, and at Isanya, in the northeast, small and quiet beside the burning ground, the talk in any group dies down without anyone asking. You need not stop at all eight. Stop where someone is singing.',
    ),
    h('Your feet, honestly'),
    p(
      'The custom is to go barefoot, since we hold the whole hill to be the god and no one wears shoes inside a shrine. It is also true that nobody checks, and that a blister at kilometer five makes no one holier. Before seven the tar is cool and mostly clean; after nine, from March to September, it burns. Start barefoot with your sandals in a bag on your back, along with a cloth for your head, a flashlight for the sleeping dogs if there is no moon, and some tens and twenties. You will find water at every shrine.',
    ),
    h('The crowded night and the empty morning'),
    p(
      'On the night of the full moon the town closes its streets to cars, extra trains run, and half a million people walk as a single slow river, with drums and loudspeakers and free lemon rice; it is a great thing and it is not silent, and the rooms are gone weeks ahead. At Karttikai Deepam, in November or December, when the fire is lit on the summit, more than two million come. Please don’t make that your first time. Choose a weekday before dawn, when the road is almost yours, or the evening after a rain.',
    ),
    p(
      'A few courtesies, from someone who lives here. Leave the phone in your bag. Don’t spread a group of twelve across the road. The children who beg have schools to be in, so give nothing to them; the old men in orange, who sit in the same spots year after year, will not be spoiled by a tea or a ten-rupee note.',
    ),
    h('East again'),
    p(
      'And then the eastern tower, and the sun full in your face, and the step, still cool, where I always sit down. I have come around more than four hundred times and people still ask me what it gives you. Hungry feet, if feet can be hungry. The same thing, seen from every side. My daughter, who is at sixty, says you are supposed to drink something sweet now and not ask.',
    ),
  ],
};
