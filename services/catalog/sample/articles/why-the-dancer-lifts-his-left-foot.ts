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
      'I have tried to stand as he stands. It is a position that you can hold for three seconds: right knee bent and turned out, left leg across the body, the foot hanging in the air to the right, trunk upright, four arms, of which I have two. The weight falls on the ball of one foot. On that foot, for a thousand years, he has been dancing without falling down. As a dancer I find this the first of his miracles.',
    ),
    h('Where he comes from'),
    p(
      'Shiva as the lord of dance is carved from the sixth century on, but the figure that all the world knows, in bronze, in a ring of flames, was found by the workshops of the Chola kings in the tenth. It is meant to be carried: look at the holes in the base for the poles. In the temple it is dressed and garlanded so that you see little more than a face and a foot. The bare bronze in the museum is beautiful and was never meant to be seen so.',
    ),
    h('From the crown down'),
    ul(
      '<b>Hair</b> flies out on both sides, because he turns. In it sit a small mermaid, who is the Ganga, a crescent moon, a skull and a flower.',
      '<b>Face:</b> still. Everything else moves. Two different earrings, a man’s and a woman’s.',
      '<b>Back right hand:</b> an hourglass drum, the first sound, by which things begin.',
      '<b>Back left hand:</b> a flame, by which they end. They are at the same height; he weighs them.',
      '<b>Front right hand:</b> raised, palm towards you, a snake over the wrist. Do not be afraid.',
      '<b>Front left hand:</b> hangs across the body like the trunk of an elephant and points to the lifted foot.',
      '<b>Right foot:</b> stands on a dwarf, fat and rather content, who is called Apasmara, forgetfulness. He is not killed. He is kept down.',
      '<b>Left foot:</b> in the air. That is the place to which the hand has been pointing.',
    ),
    h('The lifted foot'),
    p(
      'In the poems of the Tamil saints it comes again and again: the foot, the little lifted foot. “If one may see it”, sings Appar in the seventh century, “the lifted foot, golden, dancing, then even to be born on this wide earth is a thing worth having.” The standing foot holds down, the raised one lets go. In dance the lifted leg is the free one, which could go anywhere. The priests say simply: that is grace.',
    ),
    p(
      'And why the left? Because the left half is hers. In many images Shiva is man on the right and woman on the left. So it is the goddess’s foot that is raised. I learnt this not from a book but from an old lady at Chidambaram, who found it strange that it had to be said.',
    ),
    image('inline-1', 'On the gate towers of Chidambaram the poses of the dance are carved in panels.'),
    h('Chidambaram'),
    p(
      'The hall in which he dances is of wood, under a roof of gilded tiles; 21,600 of them, say the priests, for the breaths of a day, held by 72,000 nails for the channels of the body. He faces south, the direction of death, as the Mahakala of Ujjain and Shiva the teacher, Dakshinamurti, do. To the right of him hangs a curtain, dark on the one side and red on the other. For a gift the priest draws it away. Behind is a wall, and on it some strings with golden leaves. Nothing else. This is the secret: that which dances, and the space in which it does.',
    ),
    p('I was disappointed, at twenty-three. I am not now.'),
    h('Ananda Tandava'),
    p(
      'The dance has a name, the dance of bliss, and five acts: making, keeping, taking back, hiding, freeing. You can point at each on the bronze: drum, open hand, flame, the foot on the dwarf, the lifted foot. They are not one after the other. They happen at the same time, all the time, in the heart, and the heart is what Chidambaram is called as well: chit-ambaram, the space that is awake.',
    ),
    p(
      'Physicists like him; at the laboratory near Geneva a large copy stands in a courtyard. He bears it patiently.',
    ),
    h('How to stand in front of him'),
    p(
      'Go to the bronze gallery in Chennai on a weekday, or to the one in the palace at Thanjavur. Find one Nataraja, not five. Put your own weight on the right foot. Bend the knee a little, carefully. Let the left heel come off the floor. There is a moment at which you are no longer standing and not yet falling, and you feel your arms come up on their own. Look at his face then. It is quite still. It has seen you do this, I believe, with some amusement.',
    ),
  ],
};
