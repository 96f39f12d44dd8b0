import type { ArticleText } from '../with-pictures.js';
import { h, p, quote, ul } from './blocks.js';

export const ashramEtiquette: ArticleText = {
  slug: 'how-to-behave-in-an-ashram',
  title: 'How to behave in an ashram',
  metaDescription:
    'Hours, floors, feet, donations, gurus: what is expected of a guest in an Indian ashram, and what you may expect.',
  blogCategory: 'Practice',
  author: 'david-mackinnon',
  districts: ['Tiruvannamalai', 'Karur', 'Puducherry'],
  publishedDaysAgo: 104,
  blocks: [
    p(
      'An ashram is someone’s home. It took me three stays to see that. I had come with a list of what I wanted from it, and was mildly vexed that no one asked for the list. On the third visit I was given a broom. After that it went well.',
    ),
    h('What an ashram is'),
    p(
      'The word means, roughly, a place of effort. It is a household around a teacher, living or dead, with hours for prayer or sitting, a kitchen, a few cows and rather a lot of washing. Some take anyone for three days; some want a letter two months ahead; some are as large as towns and have a booking page. They are not hotels, clinics, schools of yoga or places of sanctuary, though you will find people using them as each of these.',
    ),
    h('Before you go'),
    ul(
      'Write. Say who you are, why this ashram, how long, and on which train you come. Three sentences do.',
      'Read something by the teacher. Nobody will examine you; you will enjoy the hall more.',
      'Do not arrive after eight in the evening. Gates close, and the person with the key gets up at three.',
      'Bring a lock, a torch, a sheet, a mug, soap, and a shawl against fans.',
    ),
    h('The hours'),
    p(
      'They begin early, between four and five, with a bell. The first sitting or chanting is the heart of the day, and guests are expected there more than at any other time, which is hard, and gets easier on day three. Meals are at fixed times and last twenty minutes. Nobody waits. Lights are out at nine, and you will be grateful.',
    ),
    h('On the floor'),
    p(
      'You sit on it, men often on one side and women on the other. Cross your legs or fold them to the side. Do not stretch your soles towards a teacher, an image, a book or anybody’s face: put a shawl over the feet if the legs must go forward. Chairs stand along the back wall for those who need them, and there is no shame in one; I have used them since my hip was done.',
    ),
    p(
      'Do not step over people, plates or books. Take off your shoes at any threshold where there are shoes. Do not step over the shoes either, come to think of it.',
    ),
    h('At table'),
    p(
      'Food is served on leaves or steel plates, from buckets, by people who walk fast. Hold your hand over the plate to say enough; they will give you one more spoonful out of love. Eat with the right hand, eat all of it, and wash your plate. In some places you begin only after a verse. Watch the old man opposite.',
    ),
    h('Dress and conduct'),
    p(
      'White or plain, loose, covered from shoulder to ankle. No perfume, no tight yoga clothes outside the class. No alcohol, tobacco or meat within the walls. Couples sleep apart where the house says so and do not touch in public. Phones are for the garden. Photographs: ask at the office, and never in the hall.',
    ),
    h('The teacher'),
    p(
      'If there is a living one, there will be an hour when people come near. Some prostrate themselves full length, some bow, some fold their hands. Do what you can do truthfully. I fold my hands, and once I found myself on the floor, to my own surprise, before an old nun who kept the accounts.',
    ),
    p(
      'You owe respect. You do not owe obedience, your savings, or your silence. If anyone, however holy, wants to see you alone at night, tells you to cut off your family, or explains that the rules do not hold for you and them, leave in the morning and tell someone outside. It happens rarely and it happens. A good teacher is relieved when you have a home to go back to.',
    ),
    h('Money'),
    p(
      'Many ashrams charge nothing, and nearly all live on gifts. Reckon what a simple guest house and the meals would have cost you, add something, and put it in the box or through the office, which writes a receipt. Give at the end. Do not give to single residents; it makes difficulties. And give time: an hour of peeling beans is worth a long talk about the self.',
    ),
    quote(
      'You came to find out who you are? Very good. Meanwhile, the onions.',
      'The kitchen sister at Shantivanam, where they do use onions',
    ),
    h('What you may expect'),
    p(
      'A clean, hard bed. Plain food. Mosquitoes. Kindness without much talk. Boredom on the second afternoon, like a fever; do not take the early bus. On the evening of the third day, if I may generalise from thirty years, the noise that you had brought along is tired and sits down. That is all an ashram does. It is not little.',
    ),
  ],
};
