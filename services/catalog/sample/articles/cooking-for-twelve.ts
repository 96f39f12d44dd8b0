import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

export const cookingForTwelve: ArticleText = {
  slug: 'cooking-for-twelve',
  title: 'Cooking for twelve',
  metaDescription:
    'One stove, three diets, two cooks who do not agree: how a retreat kitchen in Kerala feeds a group, with one recipe to take home.',
  blogCategory: 'Host',
  author: 'maria-del-campo',
  districts: ['Alappuzha', 'Thrissur'],
  publishedDaysAgo: 66,
  blocks: [
    p(
      'In the hospital in Granada I cooked for four hundred. All had the same, in six beige versions. When I came to Kerala I thought that twelve would be a holiday. Twelve is harder. Four hundred are a number; twelve have names, and Anke does not like aubergine.',
    ),
    h('The questionnaire'),
    p(
      'Three weeks before the retreat I send each guest nine questions. What do you eat when nobody is looking? What did your grandmother cook when you were ill? When are you hungry? The allergies come last but one, and then once more the grandmother. From the second question I learn more than from any blood test. Someone who was given rice pudding can be comforted with rice, and someone who got broth needs salt.',
    ),
    h('My colleague'),
    p(
      'Her name is Omana and she has cooked in this house for twenty-six years. In the first week she did not speak with me. In the second she took the knife from my hand and showed me how to hold a coconut. In the third I made a tortilla, and she laughed until she had to sit down: “A dosa that is afraid.” Now we share the stove. She rules the rice and I the salt. We do not agree about garlic, and will die so.',
    ),
    h('What the doctor says'),
    p(
      'Dr Harish writes a sheet for each guest: warm or cool, dry or oily, sweet, sour, salty, bitter, pungent, astringent; how much and when. People expect something terrible. Mostly it says: eat at the same hours. Do not drink ice. Have the large meal at noon. Chew. It has nothing to do with India, my grandmother said the same, with a wooden spoon.',
    ),
    p(
      'I turn the sheets into a meal. The trick is that all eat from one pot as far as possible, and that differences lie at the edge: a spoon of ghee here, ginger there, coconut for him, for her none. Nobody should have the feeling of being a patient. At the hospital that was the true illness.',
    ),
    h('A noon for twelve'),
    ul(
      'Red rice, three kilos when cooked. It is chewy and holds for six hours',
      'Moru curry, warm buttermilk with turmeric: for everyone but two',
      'Thoran of green beans and coconut, hardly cooked',
      'Olan, ash gourd and cow peas in coconut milk, mild as sleep',
      'A bitter thing. There has to be one. Usually bitter gourd, fried thin',
      'Lime pickle, far away from the two with the stomachs',
      'A banana',
    ),
    h('Thoran, for home'),
    ol(
      'Cut 400 g of green beans very small, half a centimetre.',
      'Heat two spoons of coconut oil. A spoon of black mustard seed; when it jumps, a spoon of split white lentils, a dry red chilli, ten curry leaves. Stand back.',
      'Beans, salt, three spoons of water. Cover, six minutes, medium.',
      'Rub 80 g of grated coconut with a green chilli, half a spoon of cumin and a little turmeric, with your fingers.',
      'Make a hole in the middle of the beans, put the coconut in, cover it with beans, close the lid, two minutes.',
      'Stir, take off, eat with rice. It works with cabbage, carrots, beetroot and everything that you have too much of.',
    ),
    h('Feeding people who are sad'),
    p(
      'They come to rest, and on the third day of resting it arrives. Then they do not eat or eat too much. I say nothing. I put the person down at the end of the kitchen table with five kilos of shallots. It is allowed to weep over shallots. Omana works opposite and hums. After an hour the shallots are done, and usually they are hungry.',
    ),
    p(
      'So now it is part of the program, though it is on no sheet. I call it the shallot hour. You cannot book it.',
    ),
    h('For other hosts'),
    p(
      'Write down the quantities. Taste at the table and not at the stove. Cook rice for fourteen. Have one dish every day that nobody can be against. Know where the nearest real bread is, for day six, when a grown man from Cologne will cry out for it in the night. And eat with the guests, sitting, from the same leaf. If the cook eats standing in the kitchen, it is a hotel.',
    ),
    p(
      'On the last evening everyone cooks one thing from home, with what there is. We had pancakes from Quebec with jaggery, a borscht out of Kerala beetroot, and a miso soup without miso, which was mostly a thought. Omana tried all of it and asked for two of the recipes. If you want the thoran in cups and not in grams, write to me; I have converted it for half of Europe.',
    ),
  ],
};
