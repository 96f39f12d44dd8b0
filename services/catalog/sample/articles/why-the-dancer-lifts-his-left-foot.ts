import type { ArticleText } from '../with-pictures.js';
import { h, image, p, ul } from './blocks.js';

export const dancersFoot: ArticleText = {
  slug: 'why-the-dancer-lifts-his-left-foot',
  title: 'Why the dancer lifts his left foot',
  metaDescription:
    'Standing in front of Nataraja, from the crown down: what the bronze of Chidambaram holds, stands on, and hides behind a curtain.',
  blogCategory: 'Temples',
  author: 'claire-fontenay',
  districts: ['Cuddalore', 'Chennai'],
  publishedDaysAgo: 194,
  blocks: [
    p(
      'Take off your shoes. Stand as he stands. Right knee bent and turned out; now bring the left leg across your body, let the foot hang in the air to the right, keep the spine long. Arms: you have two, so do what you can. One second. Two. Three, and you’re down. He has been up there for a thousand years, on the ball of one foot, and has not so much as wobbled. I am a dancer, and that is where my belief starts.',
    ),
    h('Warm-up: where he was born'),
    p(
      'Sculptors carved Shiva dancing from the sixth century on. But this one, the bronze one, the ring of flame, the flying hair, that’s a Chola invention, tenth century, and he was made to travel: look for the holes in the base, where the carrying poles went. In procession you see hardly more than a face and a foot, he is so deep in silk and flowers. The naked bronze in the museum is ravishing. He was never meant to be seen undressed.',
    ),
    h('From the top, slowly'),
    ul(
      '<b>Hair</b>, loose, flung out to both sides. He’s turning. Caught in it: a tiny mermaid, who is the Ganga, a crescent moon, a skull, a flower.',
      '<b>Face.</b> Nothing. All that motion and the face is a lake. One earring is a man’s, one a woman’s.',
      '<b>Back right hand.</b> A drum shaped like an hourglass: the first beat, and things begin.',
      '<b>Back left hand.</b> A flame, and things end. Same height as the drum. He’s weighing them.',
      '<b>Front right hand.</b> Palm out, snake at the wrist. Don’t be afraid.',
      '<b>Front left hand.</b> It swings across like an elephant’s trunk, and it’s pointing. Follow it.',
      '<b>Right foot.</b> On the back of a dwarf, plump, rather pleased with himself. He’s Apasmara, forgetfulness. Not killed. Held down.',
      '<b>Left foot.</b> There. Up. That’s what the hand was pointing at.',
    ),
    h('The foot'),
    p(
      'The Tamil saints can’t leave it alone. Thirteen centuries ago Appar sang that if you may see it, the lifted foot, golden, dancing, then even being born on this wide earth is worth the trouble. Every dancer’s body knows why. The standing leg has made its decision. The raised one hasn’t; it could still go anywhere. The standing foot holds down, and the lifted foot lets go. Ask a priest and you get one word: grace.',
    ),
    p(
      'But why the left? I had theories, in two languages. Then an old lady at Chidambaram, shelling peas, looked at me with real pity. In many images, she pointed out, the right half of him is a man and the left half a woman. So it’s <i>her</i> foot. Obviously. Did no one tell me?',
    ),
    image('inline-1', 'On the gate towers of Chidambaram the poses of the dance are carved in panels.'),
    h('His stage'),
    p(
      'At Chidambaram he dances in a wooden hall under a roof of gold tiles, 21,600 of them, say the priests, one for each breath of a day, and 72,000 nails, one for each channel of the body. He faces south, toward death, as the Mahakala of Ujjain does, and Dakshinamurti, Shiva the teacher. At his right hangs a curtain, dark on one face and red on the other. You give something. The priest pulls the curtain. Behind it: a wall, a few strings of golden leaves. Space. The dancer here, and there, the room that lets him dance.',
    ),
    p(
      'At twenty-three I nearly asked for my money back. I’m older now. I’ve taught in enough empty studios.',
    ),
    h('Five counts'),
    p(
      'The dance is called Ananda Tandava, the dance of bliss, and it goes in five: making, keeping, taking back, hiding, freeing. Put your finger on the bronze and you’ll find them: drum, open hand, flame, foot on the dwarf, foot in the air. We count them one after the other because we have to count. He doesn’t. It’s a single gesture, and it’s always happening, and they’ll tell you where: <i>chit-ambaram</i>, the space that’s awake, is another word for the heart.',
    ),
    p(
      'Physicists adore him. There’s a big one in a courtyard at the laboratory near Geneva, and he’s very patient with them.',
    ),
    h('Cool-down'),
    p(
      'Go to the bronze gallery in Chennai on a weekday, or the palace museum at Thanjavur. Choose one Nataraja. One! Put your weight over the right foot and soften the knee; careful, the floor’s slippery. Let the left heel float. Wait for it: a breath where you have stopped standing and haven’t started to fall, and your arms are rising and you didn’t ask them to. Now look at his face. A guard saw me do this once. He glanced up the gallery, and down, and showed me that my elbow was too low.',
    ),
  ],
};
