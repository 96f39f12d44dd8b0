import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const pureVeg: ArticleText = {
  slug: 'pure-veg-what-you-will-eat',
  title: 'Pure veg: what you will eat, and what the words mean',
  metaDescription:
    'No meat, no fish, no eggs: what “pure veg” covers, what it does not, and how to ask for vegan, gluten-free or mild food.',
  blogCategory: 'Travel',
  author: 'mercy-rajan',
  districts: ['Kanyakumari', 'Chennai'],
  publishedDaysAgo: 61,
  blocks: [
    p(
      'Hello again! Nearly every one of you writes to me before you fly, and once the stairs are settled, it’s food, food, food. So I went through my sent folder and pulled out the questions, word for word (names removed, Gary, you’re welcome). Full disclosure: I’m from a fishing family and I make a very good tuna curry. You won’t be getting it on tour.',
    ),
    h('“What does Pure Veg on the sign mean?”'),
    p(
      'It’s a promise that no meat, fish or egg has ever been in that kitchen. Not on a different stove, not in a different pan. For some people that’s religion, for some it’s caste, and for most it’s just what their stomach is used to. Milk, curd, butter and ghee are welcome (more than welcome!), so it’s strictly vegetarian but it isn’t vegan. All our kitchens are pure veg, because we eat in temple towns with temple people, and because fresh lentils agree with nearly everybody.',
    ),
    h('“So what will I actually eat?”'),
    p('In the south, a normal day looks like this:'),
    ul(
      '<b>6:00</b> Filter coffee, strong and sweet, poured from a great height. Say “without” if you don’t want sugar.',
      '<b>Breakfast</b> Idli (steamed rice cakes), dosa (the crispy pancake) or pongal (rice, lentils, pepper), with sambar and coconut chutney. Always fruit.',
      '<b>Lunch</b> Rice on a banana leaf with sambar, rasam, two or three vegetables, curd, pickle, papad. They’ll offer you more three times. It’s fine to say no the third time.',
      '<b>4:00</b> Tea and a fried thing.',
      '<b>Dinner</b> Lighter: dosa again, chapati and vegetables, upma, or curd rice, which fixes everything.',
    ),
    p(
      'Up north it’s more bread and dal. In Odisha it’s rice with mild mustardy vegetables, plus a burnt cheesecake called chhena poda that I’d walk a long way for.',
    ),
    h('“Will everyone stare if I eat with my hand?”'),
    p(
      'No, and spoons appear without asking. But try! Right hand, washed. Mix with the fingertips, make a little heap, push it in with your thumb, keep the palm clean. When you’re done, fold the leaf <i>toward</i> you, which means you liked it. Away from you is for funerals, so maybe practice.',
    ),
    h('“I can’t do spicy.”'),
    p(
      'Good news: temple food is milder than restaurant food. It leans on pepper, ginger and tamarind. We cook mild and set the heat on the side. And if your mouth does catch fire, reach for curd, not water.',
    ),
    h('“I’m vegan.”'),
    p(
      'Doable, with notice! Easiest down south, where coconut does what cream does. Your three traps are ghee on the dosa, curd in the rice, and milk in the tea. Small kitchens won’t know the word vegan, so say “no milk, no curd, no ghee, no butter.” I’ll make you a card in Tamil. Temple sweets nearly all have ghee, sorry.',
    ),
    h('“I’m gluten-free.”'),
    p(
      'Rice country loves you. Idli, dosa and rice have no wheat. Two things to watch: asafoetida is often cut with flour, and some dosas share a griddle. In our own kitchens I buy the pure kind. In the mountains bread rules, we can’t promise, and we say so on the tour’s page.',
    ),
    h('“No onion, no garlic?”'),
    p(
      'You’ll be understood faster than anyone on this list. Many temples, most ashrams and all Jains cook without them, and Jains skip every root.',
    ),
    h('“I have a nut allergy.”'),
    p(
      'Then please don’t email me, call me, before you book. Cashew, coconut and peanut are everywhere, as garnish and as oil. We cannot guarantee a nut-free kitchen. I’d rather tell you that now than lose you a vacation, or worse.',
    ),
    h('“Am I going to get sick?”'),
    p(
      'Honestly? About one traveler in four has an unhappy day, usually the third. To stay out of that quarter: drink filtered or boiled water (we carry twenty-liter cans, you bring a bottle), eat what’s hot, peel what isn’t, and walk past street fruit that’s already cut, ice, and raw chutney at stalls. If it gets you anyway, it’s rice water, tender coconut, salts and sleep. I was a ward sister for eleven years. I have a box.',
    ),
    h('“And a beer?”'),
    p(
      'Not in the temple towns. No meat, fish or eggs either. Puducherry has wine and omelets, and that evening is all yours. (Funny thing, though: quite a few of you write afterward to say you forgot to miss it.)',
    ),
    p('That’s the lot! If yours isn’t here, you know where I am. And do tell me about your knees.'),
  ],
};
