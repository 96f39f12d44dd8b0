import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const cameraAway: ArticleText = {
  slug: 'when-to-put-the-camera-away',
  title: 'When to put the camera away',
  metaDescription:
    'What may be photographed in temples, at the ghats and at festivals, how to ask, and what to do with the picture afterward.',
  blogCategory: 'Travel',
  author: 'bijayalaxmi-sahoo',
  districts: ['Puri', 'Varanasi', 'Madurai'],
  publishedDaysAgo: 112,
  blocks: [
    p(
      'I was nine, in my school uniform, with one braid coming undone, when a tourist in front of our house took my picture. He said something friendly and walked on. That was over thirty years ago. I am still thinking about the braid.',
    ),
    p(
      'I’m not telling you this to make you feel bad. I take pictures too. But I’ve stood on both sides, so when my groups ask me what’s allowed, I give them situations, and you can decide before you turn the page.',
    ),
    h('A priest, a lamp, a half-open door to the sanctum'),
    p(
      'No. Not from the hall, not through the gap, not “without flash.” You think you are looking at the image. Everyone around you has come for the image to look at <i>them</i>, and you have just put a piece of glass in between.',
    ),
    h('A counter at the gate that wants your phone'),
    p(
      'Hand it over and keep the token. Madurai, Puri, Kashi Vishwanath, Rameswaram, Tirumala, Padmanabhaswamy, Guruvayur, Palani, Somnath, Mahabodhi, and a few more every year. At monuments of the Archaeological Survey you may generally shoot, handheld; a tripod or a drone takes a permit, and the permit takes weeks. Train stations, airports, dams and bridges: officially no. Your cup of tea on the platform: go ahead.',
    ),
    h('A woman drawing a kolam on her doorstep'),
    p(
      'Yes, if you do it in this order. Look at her first, with your actual eyes, until she looks back. Lift the camera a few inches and raise your eyebrows; from Kashmir to the cape, everyone knows what you mean. If her head rocks from side to side, that’s a yes! If her eyes drop or her hand comes up, that’s a no, so fold your hands and smile. You’ve still met. And if she said yes, show her the picture, because that’s the part she’ll enjoy. I have friends on four continents on account of one terrible photo each.',
    ),
    h('A holy man with a magnificent beard'),
    p(
      'Is he posing? Then it’s his job. Agree on twenty or fifty rupees before, and don’t grumble later that he wasn’t authentic. Is he sitting a little apart, watching the river, wanting nothing? Then he wants nothing. You can tell the two apart. You know you can.',
    ),
    h('Children, running up, asking for ten rupees'),
    p(
      'Don’t pay. You’d be paying for them not to be in school. Don’t photograph a child at all unless the mother’s there and agrees, and never one who’s bathing.',
    ),
    h('The bathing steps at dawn'),
    p(
      'Women go into the water in their saris, at the ghats and in the sea at Puri. A wet sari is not clothes anymore. Nobody decent points a lens then, and we have a low opinion of the ones who do. There’s a lovely boat right there behind you.',
    ),
    h('A pyre'),
    p('No. Not from a boat either. Not zoomed in. That’s someone’s mother.'),
    h('A festival procession'),
    p(
      'At last, shoot! Everybody’s dressed up, everybody wants to be seen, the god most of all. Stay at the edge and take hundreds. Then for the last fifteen minutes zip it in the bag. There was a smell, and a drum you could feel in your kneecaps, and you’ve been watching television.',
    ),
    h('The evening lamp, with a hundred phones in the air'),
    p(
      'You’ll say that the Indians are all filming. We are. I have never met anyone who watched one of those videos again. When the flame comes around you’re supposed to pass both hands over it and touch your eyes, and I’ve seen people try that one-handed, and singe a sleeve.',
    ),
    h('And when you’re home, with four thousand files'),
    ul(
      'You promised to send one? Send it. A print takes about four weeks to arrive and stays on a wall for thirty years. On tour we keep addresses and stamps.',
      'Don’t post a stranger’s face under a line about poverty or wisdom. Would you want to be the line?',
      'Children’s faces don’t go online.',
      'Write down names. “Portrait, India” is nobody. “Sabitri, who sells puffed rice by the Lion Gate” is a person with a business.',
    ),
    p(
      'I give each of my groups one camera-free morning, usually Konark at six, and there’s always mutiny at the gate. By seven it’s over. At breakfast they interrupt one another, describing the same wheel. And if you turn out to be the exception who hated it, well, Konark opens again at nine, and I’ll hold your bag.',
    ),
  ],
};
