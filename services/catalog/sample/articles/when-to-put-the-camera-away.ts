import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const cameraAway: ArticleText = {
  slug: 'when-to-put-the-camera-away',
  title: 'When to put the camera away',
  metaDescription:
    'What may be photographed in temples, at the ghats and at festivals, how to ask, and what to do with the picture afterwards.',
  blogCategory: 'Travel',
  author: 'bijayalaxmi-sahoo',
  districts: ['Puri', 'Varanasi', 'Madurai'],
  publishedDaysAgo: 112,
  blocks: [
    p(
      'When I was nine a tourist took my picture in front of our house. I wore my school uniform and one plait had come undone. He said something nice, went on, and I have thought about that plait for thirty years. I do not tell this to make anyone feel guilty. I photograph too. But it is a good thing to have been on the other side once.',
    ),
    h('Where the law or the temple decides for you'),
    ul(
      '<b>The sanctum, anywhere:</b> no. Not from the hall, not through the door, not “without flash”. The image is not a thing to be looked at through something; people have come to be looked at by it.',
      '<b>Phones left at the gate:</b> Madurai, Puri, Kashi Vishwanath, Rameswaram, Tirumala, Padmanabhaswamy, Guruvayur, Palani, Somnath, Mahabodhi and more each year. There are counters; keep the token.',
      '<b>Monuments of the Archaeological Survey:</b> yes, in general, by hand. Tripods and drones need a permit, and it takes weeks.',
      '<b>Railway stations, airports, dams, bridges:</b> no, officially. A picture of your tea is fine.',
      '<b>Burning grounds:</b> no. Not from the boat either. That is a family, and it is their mother.',
    ),
    h('Where you decide'),
    p(
      'A woman draws a kolam at her door. A boy has fallen asleep on a sack of marigolds. An old man with ash on his forehead looks like every cover of every book. You have a second. What is right?',
    ),
    p(
      'My rule has three parts. <b>First look</b>, with your own eyes, until they meet his. <b>Then ask</b>: lift the camera a little and the eyebrows with it; this is understood from Kashmir to the cape. If the head wags from side to side, that is a yes. If the eyes go down or the hand comes up, it is a no; fold your hands and smile, and you have still had a meeting. <b>Then show</b> the picture. It is the moment that everybody likes, and most of my friendships with visitors have begun over a bad photograph.',
    ),
    h('Holy men and money'),
    p(
      'Some of those with the longest beards live on being photographed. There is nothing wrong with that: settle it before, twenty or fifty rupees, and do not complain afterwards that he was not real. Those who ask nothing, who sit a little apart and look at the river, do not want to be taken. You see the difference.',
    ),
    p(
      'Do not pay children. It pays for their not being in school. Do not photograph them at all without the mother in sight, and never bathing.',
    ),
    h('Women at the water'),
    p(
      'At the ghats and in the sea at Puri women bathe in saris, and when the cloth is wet they are not dressed any more. No one in my country points a camera then, and everyone despises him who does. Turn it to the boats.',
    ),
    h('Festivals'),
    p(
      'Here you may be generous. In a procession all want to be seen, the god too. Take as many as you like, from the edge, and then put it in the bag for the last quarter of an hour. You have been watching a screen; there was also a smell, and drums that you feel in your knees.',
    ),
    h('The lamp in the evening'),
    p(
      'When a lamp is moved before the god a hundred phones rise, and behind them are Indians. I know. Still: nobody ever looks at that film again. If you keep your hands free, you can hold them over the flame when it is passed around, and touch your eyes, as everyone does. There is only one of you and you have two hands.',
    ),
    h('Afterwards'),
    ul(
      'Send the picture, if you promised. A print by post arrives in four weeks and hangs on the wall for thirty years. We carry addresses and stamps.',
      'Do not put a stranger’s face on the internet with a sentence about poverty or wisdom over it. Would you like to read it, were it you?',
      'For pictures of children, faces stay off the net.',
      'Write down the name. “Portrait, India” is nobody. “Sabitri, who sells puffed rice by the lion gate” is someone.',
    ),
    p(
      'On my tours I ask for one morning without cameras, mostly the one at Konark, at six. There is grumbling at the gate. By seven no one remembers, and at breakfast each tells what they saw. Try it once. If you do not like it, you have twelve other people’s mornings to complain about, and Konark is still there at nine.',
    ),
  ],
};
