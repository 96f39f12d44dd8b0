import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const hourBefore: ArticleText = {
  slug: 'the-hour-before-the-guests-wake',
  title: 'The hour before the guests wake',
  metaDescription:
    'What a host does between four and five in the morning, and why that hour decides the day. Notes from a naturalist with a thermos.',
  blogCategory: 'Host',
  author: 'emma-whitaker',
  districts: ['Alappuzha', 'Tiruvannamalai'],
  publishedDaysAgo: 47,
  blocks: [
    p('<i>Pages from a field notebook, Alappuzha and Tiruvannamalai. Coffee stains not reproduced.</i>'),
    h('4:02'),
    p(
      'Dark. Red-wattled lapwing, heard only, somewhere over the fields: <i>did-you-do-it, did-you-do-it</i>. Never once laid eyes on it. Yes, mate, I did it. Thermos filled. Ginger, tea leaves, no milk, because Peter in six can’t have it. By day two I know what everyone can’t have.',
    ),
    h('4:10'),
    p(
      'Out alone. Ten minutes does it. Old habit: at Kakadu, rangers walked the track with a flashlight before any visitor set foot on it, and that was on account of crocodiles. Here it’s trucks, dogs and locked gates. Gate: open. Road: dry. No wedding tent in the bus bay, which is not a joke, there was one last year.',
    ),
    p(
      'Best find ever on this walk: Suchindram, an elephant asleep on her feet across the whole lane, her keeper asleep against her leg. Backed out, took the other lane. If I’d met her with twelve people behind me it would have been an incident. Instead it was something to tell over idlis.',
    ),
    h('4:25'),
    p('Tally of what goes wrong, three seasons’ data:'),
    ul(
      'Driver overslept. Ring the night before, ring again at four. He’s as glad as you are.',
      'Temple opens 5:30, except when it opens 4:30, as announced yesterday, in Tamil, on one sheet of paper taped to the gate.',
      'One person missing from the bus. Never the one you’d bet on.',
      'Shoes. One pair too many or one too few, no exceptions so far.',
    ),
    p('With an hour in hand, none of these matters. With ten minutes, all of them do. End of theory.'),
    h('4:35'),
    p(
      'The card. I carry one per trip, a word per person, written at night. Today’s: “Knee.” “Daughter rang.” “Laughed.” “Too quiet?” It tells me who to sit next to on the bus. Nobody’s seen it. I burn it on the last night, with some ceremony, since it would be a strange thing for anyone to find.',
    ),
    h('4:40'),
    p(
      'Note to new hosts, if any ever read this. First year out I named sixty birds a day. By dinner the group had the look of people who’d been talked at by a parrot. Now I name three. I pick a likely spot, stop, and look one way until the others do too. Sooner or later someone asks. Then it’s their bird and they’ll know it for life.',
    ),
    p(
      'Works in temples. Find the pillar you can see the lamp from. Stand just beside it, not in front. Twelve people will drift past, and every last one will reckon they discovered it.',
    ),
    h('4:45'),
    p(
      'Habitat notes. Came to India for the birds, stayed for something any local could have told me: where people worship, there’s a wood. Kerala: serpent grove behind an ordinary house, tennis-court size, may hold more kinds of trees than ten square kilometers of the rubber around it. Tamil country: leftover dry evergreen forest around village shrines. Not a twig broken, since Aiyanar’s horses graze there. No fence, no sign, no reserve status, nobody’s counted a thing. Ask whose it is and people just say it isn’t theirs.',
    ),
    p(
      'Protocol with a group: barefoot, no talking, not far in. There’s a feeling you get. It’s not in any ranger manual. In the service we called it <i>being looked at</i>.',
    ),
    h('4:52'),
    p(
      'First door. Someone on the veranda in a blanket, not speaking. Good. Pour, hand over, shuffle along the step. Second door. Gray in the east. Lapwing again, still asking.',
    ),
    h('5:00'),
    p(
      'Five of us. Then nine. Then twelve, steam off every cup, and not a soul has said good morning yet. Best hour of the day. I’ve had one more of them than they have and I’m not telling.',
    ),
    h('Later, in pen'),
    p(
      'Read the above back. A fair question is whether the early hour is for them or for me. Early on I’d have said them, no hesitation. But the four o’clock walk is also the only stretch of the day when nobody needs anything, and I notice I come back from it kinder. Rangers had the same trick and never admitted it. So: for both. If you’re thinking of hosting, check whether you like being up before everyone, alone, on purpose. You can learn the rest of the job from people. That bit you’ve either got or you haven’t, and a good thermos helps.',
    ),
  ],
};
