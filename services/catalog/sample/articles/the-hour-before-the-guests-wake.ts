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
    p(
      'Rangers get up before visitors. It is the first rule of the trade, and at Kakadu it had to do with crocodiles: you walked the path once with a torch before you let anybody else walk it. I host groups in India now, and the crocodiles are lorries, dogs and closed gates, but I still walk the path first.',
    ),
    h('Four o’clock'),
    p(
      'It is dark, and a bird that I have never managed to see says “did-you-do-it, did-you-do-it” across the fields. That is the red-wattled lapwing. Yes, I say, I did it: water in the thermos, tea leaves, ginger, no milk, because Peter in room six cannot have it. I know by day two what everybody cannot have.',
    ),
    p(
      'Then I go out alone. Ten minutes is enough. Is the gate open? Is the road dry? Has a wedding put up a tent where our bus is to stand? Once, at Suchindram, there was an elephant in the lane, asleep on her feet, with her keeper asleep against her leg. We took the other lane. If I had found that out with twelve people behind me, it would have been an event. So it was only a story at breakfast.',
    ),
    h('What goes wrong, and when'),
    ul(
      'Between four and five: a driver who has overslept. Ring him the evening before and again at four; both of you will be glad.',
      'At the gate: the temple opens at half past five, except on days when it opens at half past four, which is written on a leaf of paper, in Tamil, since yesterday.',
      'In the bus: one person is missing. It is never the one you think.',
      'At the first stop: someone’s shoes. There will be one pair too few or one too many.',
    ),
    p(
      'None of these is a problem when you have had an hour. All of them are when you have had ten minutes. That is the whole theory.',
    ),
    h('Being boring on purpose'),
    p(
      'New hosts want to give. They want to tell, to lead, to move. I was like that. In my first year I explained sixty birds a day, and in the evening people were gray. Now I name three. I stand still at a place where something is likely to occur and I look in one direction until others do. Someone will ask, and then it is their bird.',
    ),
    p(
      'It is the same in a temple. Find the pillar from which you see the lamp, stand a little beside it, and leave it free. Twelve people will come by, one after another, and each will think that they have found it.',
    ),
    h('The list in my pocket'),
    p(
      'Every evening I write on a card a word for each person. “Knee.” “Daughter rang.” “Laughed.” “Too quiet?” In the morning, at the thermos, I look at it. Then I know beside whom I shall sit down in the bus. Nobody has ever seen this card, and I burn it at the end, with some ceremony, because it would be a strange thing to find.',
    ),
    h('Groves'),
    p(
      'I came for the birds, and stayed for a discovery that anyone here could have told me. Where people worship something there is a wood. In Kerala a serpent grove behind an ordinary house, no larger than a tennis court, may have more kinds of trees than the ten square kilometers of rubber around it. Around village temples in Tamil Nadu there are old scraps of dry evergreen forest in which nobody breaks a twig, because Aiyanar’s horses graze there. They are not nature reserves. No one has counted anything. They are just not ours, everyone says.',
    ),
    p(
      'With a group we go there barefoot, without talking, not far in. In the ranger service we had a word for what you feel then, and it stood in no manual. We called it “being looked at”.',
    ),
    h('Five o’clock'),
    p(
      'A door. Then a second. Someone comes out on the veranda in a blanket and does not talk; good. I pour tea and give it without a word, ginger, no milk, and move over on the step. In the east it is getting gray. The lapwing asks again. For a few minutes there are five of us, then nine, twelve, and no one has said good morning. It is the best hour of the day, and I have been up in it for one hour already, which nobody needs to know. Now you do.',
    ),
  ],
};
