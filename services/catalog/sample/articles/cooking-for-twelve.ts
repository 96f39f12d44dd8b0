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
      'Four hundred trays, three times a day, six shades of beige: that was the hospital in Granada, twelve years of it, and when I came to Kerala and heard that a retreat was twelve people I laughed out loud, because twelve was a dinner party, twelve was a Sunday, twelve was nothing. Reader, it was harder. Four hundred is a number and you can cook for a number. Twelve have names and grandmothers, and one of them is Anke, who cannot be in a room with eggplant.',
    ),
    h('First, the questions'),
    p(
      'Three weeks ahead I send out nine of them. What do you eat when nobody’s watching? What did your grandmother make when you were sick? What time of day are you hungry, really hungry, not polite hungry? Allergies are number eight, because by then people have relaxed and tell me the truth, and number nine is the grandmother again, because by then they’ve remembered. I learn more from her than from any blood test. A person raised on rice pudding I can comfort with rice; a person raised on broth is going to need salt.',
    ),
    h('Then, Omana'),
    p(
      'Omana has cooked in this house for twenty-six years, and for the whole of my first week she did not say one word to me. Second week, she took the knife out of my hand and showed me how you hold a coconut. Third week I made her a tortilla, the real one, with potatoes, and she looked at it, tasted it, and had to sit down, she was laughing so hard: a dosa, she said, that is afraid. We’ve shared the stove ever since. Rice is hers, salt is mine, and on garlic we’ll each go to our graves unconvinced.',
    ),
    h('Then, the doctor’s sheets'),
    p(
      'Dr. Harish writes one for every guest, warm or cool, dry or oily, which of the six tastes and how much and when, and people open theirs as if it were a verdict, and mostly what it says is: eat at the same time every day, no ice, biggest meal at noon, chew. My grandmother said exactly that, with a wooden spoon in her hand. My job is to turn twelve sheets into one pot, so that the differences happen at the edge of the plate, ghee for you, ginger for her, no coconut for him, and nobody at the table feels like a patient. In Granada that was the real disease.',
    ),
    h('What noon looks like'),
    ul(
      'Red rice, three kilos cooked, chewy, still good six hours later',
      'Moru curry, warm buttermilk and turmeric, for all but two of us',
      'Thoran, green beans with coconut, barely cooked',
      'Olan, ash gourd and cowpeas in coconut milk, so mild you could nap in it',
      'Something bitter, always, usually bitter gourd sliced thin and fried',
      'Lime pickle, at the far end from the two with stomachs',
      'A banana each',
    ),
    h('The thoran, so you can stop writing to me'),
    ol(
      'Chop 400 g of green beans tiny. Smaller. Half a centimeter.',
      'Two spoons of coconut oil, hot; one of black mustard seed. When it pops, one spoon of split white lentils, a dry red chili and ten curry leaves. Step back!',
      'Beans, salt, three spoons of water, lid on, medium, six minutes.',
      'Meanwhile, with your fingers, rub 80 g of grated coconut with a green chili, half a spoon of cumin and some turmeric.',
      'Open a hole in the beans, hide the coconut in it, lid on, two minutes more.',
      'Stir, eat with rice. Cabbage works. So do carrots, beets, and whatever you grew too much of.',
    ),
    h('And then, the shallots'),
    p(
      'This part isn’t on anyone’s sheet. People come to rest, and around the third day of resting it catches up with them, whatever it is, and they stop eating, or don’t stop. I don’t ask. I sit them at the end of the kitchen table with five kilos of shallots and a knife, because nobody in the world has ever had to explain crying over shallots, and Omana works across from them and hums. An hour later the shallots are peeled and the person is usually starving. You can’t book it.',
    ),
    h('If you’re the cook'),
    p(
      'Write the quantities down. Taste at the table, because food lies to you at the stove. Make rice for fourteen. Put one thing out daily that no human being could object to. Find out where the closest real bread is before day six, when a grown man from Cologne will call for it in the night. Above all, sit down and eat with them, off the same leaf: a cook who eats standing up is running a hotel.',
    ),
    p(
      'Last night of every retreat, the guests cook, one dish each, from home, with whatever we’ve got, so I have eaten Quebec pancakes with jaggery, and borscht from Kerala beets, and a miso soup that, for lack of miso, was more of a suggestion. Omana tasted them all. She asked for two of the recipes, and no, she won’t let me say whose.',
    ),
  ],
};
