import type { ArticleText } from '../with-pictures.js';
import { h, p } from './blocks.js';

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
    p('Dear Alan,'),
    p(
      'You ask what you’ve let yourself in for. I’m glad you’re going, and I’m glad you asked, since no one could have asked less than I did before my first stay. I arrived with a list of what I hoped to receive. It took until the third visit, when a man at the gate handed me a broom, for me to see that I’d been a guest in someone’s home the whole time and had behaved as if it were a library. So forgive an old parish minister if this letter gets long.',
    ),
    h('What sort of home it is'),
    p(
      'The word means something like a place of effort. Picture a household gathered around a teacher, living or gone, with fixed times for prayer or for sitting, a kitchen, a few cows, and an astonishing quantity of laundry. Some houses take anyone for three days; others want a letter two months ahead; a few are the size of a town and have a booking page. They aren’t hotels, clinics or yoga schools, though you’ll meet people using them as all three. Write beforehand and keep it short: who you are, why there, for how long, by which train. Read one thing by the teacher. There’s no exam, but the hall will mean more to you. Pack a padlock, a flashlight, a sheet, a mug, soap, and a shawl against the fans. And please, Alan, don’t turn up after eight at night. The man with the key is up again at three.',
    ),
    h('Keeping the hours'),
    p(
      'A bell goes between four and five. The first sitting, or the first chanting, is the heart of the day, and it’s the one they’ll notice if you miss. It’s miserable on Monday and easier by Wednesday. Meals are prompt, and over in twenty minutes. Lights go out at nine, when you’ll be past objecting.',
    ),
    h('On the floor and at the meal'),
    p(
      'You’ll be on the floor a good deal, men often to one side and women to the other. Tuck your feet under or to the side; soles mustn’t point at a teacher, an image, a book or anyone’s face, and if your legs simply have to go straight, lay the shawl over them. There are chairs along the back. I’ve used one since my hip, without shame, and I’d urge the same on you. Step around people, plates, books and other people’s shoes, never over them.',
    ),
    p(
      'Food is ladled from buckets, at a trot, by the holiest-looking fast walkers you ever saw. Right hand only. A palm held over the plate means enough, and earns you one more spoonful. Eat what you’re given, wash your plate, and if there’s a verse first, wait for it. When in doubt, copy the oldest person there.',
    ),
    h('What to wear, and what to leave be'),
    p(
      'White or plain, loose, shoulder to ankle. No perfume, no tobacco, no drink, no meat inside the walls. Married couples sleep apart where the house asks it, and don’t hold hands about the place. Phones belong in the garden. Ask at the office about photographs, and in the hall don’t ask.',
    ),
    h('About teachers, since you’ll be wondering'),
    p(
      'If the teacher is living there’ll be an hour for coming forward. Some go down full length, some bow, some fold their hands. Do what’s honest for you. I fold mine; and once, to my great surprise, I found myself flat on the tiles in front of an old nun who did the accounts.',
    ),
    p(
      'Respect is owed. Obedience isn’t, nor your savings, nor your silence. Now I’ll say this as plainly as I ever said anything from a pulpit. If any of them, however revered, wants you alone at night, or wants you cut off from your family, or tells you that the rules don’t apply to the two of you, you leave in the morning, and you tell someone outside. It’s rare. It’s not unheard of. A good teacher is pleased that you have a home to go back to.',
    ),
    h('About money, since you’d never ask'),
    p(
      'Many charge nothing, and nearly all live on gifts. Work out what a plain guesthouse and three meals would have run you, add to it, and hand it in at the office at the end of your stay, where they’ll write you a receipt; or use the box. Don’t slip it to individual residents, which makes trouble for them. Give an hour, too. I’ve come to think that peeling beans beside someone is as near as I get to theology.',
    ),
    p(
      'You’ll have a hard clean bed, plain food, mosquitoes, and a great deal of kindness from people who won’t say much. On the second afternoon you’ll be bored as if with a fever and you’ll remember there’s an early bus. Let it go without you. Most evenings of the third day, in my experience, the racket you carried in with you runs out of breath and sits down. I don’t know what to call that. My wife calls it my coming home in a better mood.',
    ),
    p('Take the broom if they offer it. God bless,'),
    p('David'),
  ],
};
