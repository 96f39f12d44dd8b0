import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const travellingAsAWoman: ArticleText = {
  slug: 'travelling-as-a-woman-in-temple-towns',
  title: 'Traveling as a woman in temple towns',
  metaDescription:
    'What is easy, what is tiresome, what to do about it: plain advice from a woman who has been coming alone for sixteen years.',
  blogCategory: 'Travel',
  author: 'katarzyna-wolska',
  districts: ['Madurai', 'Kanyakumari', 'Tiruvannamalai'],
  publishedDaysAgo: 149,
  blocks: [
    p(
      'I am asked two questions. Is it dangerous? And: is it not dangerous, then? The honest answer is longer than either. I have come to the south alone or with women since I was thirty; I am forty-six. Nothing grave has happened to me. Tiresome things have. This is what I tell my groups on the first evening, before the tea is cold.',
    ),
    h('Temple towns are not the big cities'),
    p(
      'A town that lives on pilgrims is up at four and in bed at ten, full of families, grandmothers, flower sellers, policewomen at the gates. You are rarely alone in a street. People watch you, and that is also protection: in Tiruvannamalai the coconut woman knew at noon where I had been at eight. Most trouble that I hear of happened elsewhere, in beach resorts, at parties, late, on lonely roads, in taxis at night.',
    ),
    h('Staring'),
    p(
      'It happens, in the north more than in the south. Often it is curiosity, from women and children as well, and a smile turns it into a conversation about your children. If it comes from a group of young men, do not smile: look through them, walk towards the nearest sari. A scarf over the chest and sunglasses halve the number.',
    ),
    h('Selfies'),
    p(
      '“One photo, madam?” From a family, with the grandmother in front: why not. From men alone: no, said once, with a flat hand, going on. You do not have to be polite three times.',
    ),
    h('Touch'),
    p(
      'In thick crowds, at festivals and in city buses, a hand may come. Do not be ashamed and do not be silent. Turn round, point, and say loudly in any language at all that this man has touched you. People usually take your side, women first; if they do not, walk to the nearest stall, policewoman or family. In lines keep to the women’s side, where there is one; at the great temples there nearly always is. On buses the front seats are for women, on trains there is a women’s coach, in cities the metro has one too.',
    ),
    h('Clothes'),
    p(
      'Loose, shoulders and knees covered, a scarf over the chest. It is not about guilt; I would wear it for the sun alone. What you wear in your room is your own affair, at the beach a T-shirt and shorts into the water like all Indian women.',
    ),
    h('At night'),
    ul(
      'Be in by ten in towns, by dark in the country, unless you walk in a group',
      'Have the hotel call the car, or use an app and send the ride to a friend',
      'Sit behind the driver and follow the map on your own phone',
      'Lock the door with bolt and chain; a rubber wedge weighs fifty grams',
      'Do not say that you are alone. “My husband is coming from the hotel” has been my companion for sixteen years. He does not exist and he is always near',
    ),
    h('Men who are gurus'),
    p(
      'A teacher who seeks a private lesson with a woman, after dark, with the door closed, is not a teacher. An adjustment in yoga needs two fingers, not a body. Oil treatments for women are given by women; if a man comes in, get up and go out. You need no proof in order to leave.',
    ),
    h('Menstruation'),
    p(
      'Some temples ask women to keep away for those days; nobody controls it and it is between you and yourself. Pads are sold at every chemist’s, wrapped in newspaper like a bomb. Tampons only in cities. A cup needs clean water, so take the tablets. For the pill against it, ask your doctor, not mine.',
    ),
    h('What you get for it'),
    p(
      'As a woman you have the key to one half of the country. You are called into kitchens. Babies are put on your lap. A bride shows you her jewels, the widow beside you in the queue tells you whom she lost, through a girl of nine who has English at school. In the hall of Meenakshi, who conquered the world before she married, women sit in the afternoon on the cool floor with their lunch boxes and their feet stretched out, as if it were theirs, which it is.',
    ),
    h('If something happens'),
    p(
      'Dial <b>112</b>: police, ambulance, everything; <b>1091</b> or <b>181</b> is the women’s line. Go to the next shop kept by a woman, to a temple office, to a hotel. Then call us, at any hour; Mercy has the phone at night. You will not be asked what you wore.',
    ),
  ],
};
