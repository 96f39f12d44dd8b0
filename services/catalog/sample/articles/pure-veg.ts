import type { ArticleText } from '../with-pictures.js';
import { h, p, quote, ul } from './blocks.js';

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
      'I write back to some two hundred people a year before they travel, and after “how many steps” the question is always food. So here is all I know, in the order in which it is asked. I should say that I am from a fishing family. I cook a very good tuna curry. You will not get it on tour.',
    ),
    h('What “pure veg” means'),
    p(
      'A signboard that says <b>Pure Veg</b> promises that no meat, fish or egg has ever been in that kitchen. Not on another stove, not in another pan. In India this is a matter of religion for some, of caste for others, of stomach for most. Milk, curd, butter and ghee are not only allowed but loved. So pure veg is vegetarian, strictly; it is not vegan.',
    ),
    p(
      'All our kitchens are pure veg because we eat in temple towns, with temple people, and because fresh lentils agree with nearly everyone.',
    ),
    h('A day in the south'),
    ul(
      '<b>Six o’clock:</b> filter coffee, strong, with hot milk and sugar, poured from a height. Ask for “without” if you want it without.',
      '<b>Breakfast:</b> idli (steamed rice cakes), dosa (the crisp pancake), pongal (rice and lentils with pepper), with sambar and coconut chutney. Fruit, always.',
      '<b>Lunch:</b> rice on a banana leaf with sambar, rasam, two or three vegetables, curd, pickle, papad. You are asked three times whether you want more.',
      '<b>Four o’clock:</b> tea, and something fried.',
      '<b>Dinner:</b> lighter. Dosa again, chapati with vegetables, upma, or curd rice, which cures everything.',
    ),
    p(
      'In the north there is more bread and more lentils, dal and roti, in Odisha rice with mild, mustardy vegetables and a burnt cheesecake called chhena poda that I would walk for.',
    ),
    h('How to eat with your hand'),
    p(
      'The right one. Wash it, and mix rice and sauce with the tips of four fingers, make a small heap, and push it into the mouth with the thumb. The palm stays clean. Nobody will laugh, and spoons come without asking. When you have finished, fold the leaf towards you: it means that you liked it and hope to come back. (Away from you is for funerals.)',
    ),
    h('Chilli'),
    p(
      'Temple food is less hot than restaurant food; pepper, ginger and tamarind do more than chilli. We cook mild by default and put the heat in a bowl beside it. Curd puts out a fire, water spreads it.',
    ),
    h('Vegan'),
    p(
      'Possible with notice, easiest in the south, where coconut does the work of cream. The traps are ghee on the dosa, curd in the rice, and milk in the tea. Say “no milk, no curd, no ghee, no butter”: the word vegan is not known in small kitchens. Temple sweets almost all hold ghee. We write a card in Tamil for you.',
    ),
    h('Gluten'),
    p(
      'Rice country is kind to you: idli, dosa and rice are free of wheat, though asafoetida is often stretched with flour and some dosa batter shares a griddle. In our own kitchens we buy pure asafoetida. In the mountains, where bread rules, we cannot promise and we say so on the tour’s page.',
    ),
    h('Without onion and garlic'),
    p(
      'Many temples, Jains and most ashrams cook without both, and Jains without any root. Ask and you will be understood at once; it is more usual here than the request for gluten-free.',
    ),
    h('Nuts'),
    p(
      'Cashew, coconut and groundnut are everywhere, as garnish and as oil. If a trace can harm you, we would rather talk on the phone before you book. We cannot guarantee a nut-free kitchen, and we would rather say so than lose you a holiday.',
    ),
    h('Water and the stomach'),
    p(
      'Drink filtered or boiled water; we carry twenty-liter cans and you bring a bottle. Eat what is hot, peel what is not. Cut fruit from the street, ice and raw chutney at a stall are where trouble begins. About one traveler in four has an unquiet day, usually the third. Rice water, tender coconut, salts, sleep. I have a box.',
    ),
    quote('Sit down, eat, and afterwards tell us about God.', 'A cook at Tirunelveli'),
    h('What you will not get'),
    p(
      'Meat, fish, eggs and, in the temple towns, alcohol. Puducherry has wine and omelettes, and on that evening you are free. The rest of the time you may find, as many write to me, that you did not think of it once.',
    ),
  ],
};
