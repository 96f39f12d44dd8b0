import type { ArticleText } from '../with-pictures.js';
import { h, image, p, ul } from './blocks.js';

export const whenToGo: ArticleText = {
  slug: 'when-to-go-month-by-month',
  title: 'When to go: two monsoons, three winters, month by month',
  metaDescription:
    'India has no single good season. A calendar for temple towns from Kedarnath to Kanyakumari, with heat, rain and crowds.',
  blogCategory: 'Travel',
  author: 'arjun-pillai',
  districts: [],
  publishedDaysAgo: 80,
  blocks: [
    p(
      'People ask for the best time to visit India as if Europe had one, from Lapland to Sicily. I plan departures in five climates. This is the sheet on my wall, month by month, without adjectives.',
    ),
    h('The three things that decide'),
    ul(
      '<b>Heat.</b> Temple floors are stone and you are barefoot. Above 36 degrees a day is over at ten.',
      '<b>Rain.</b> There are two monsoons. The south-west one comes from the Arabian Sea in June and stays until September. The north-east one comes from the Bay of Bengal in October and rains on Tamil Nadu until December.',
      '<b>People.</b> School holidays in May, the festivals of October and November, full moons, and the week after Christmas.',
    ),
    h('January and February'),
    p(
      'The best months for nearly all of the country south of Delhi. Tamil Nadu is dry and green at 22 to 30 degrees, Kerala clear, Odisha perfect. Varanasi has fog and cold mornings of eight degrees in January; from February on it is golden. The high Himalaya is closed. In the middle of January it is Pongal, the harvest: cows with painted horns, and full trains.',
    ),
    h('March'),
    p(
      'Still good, and emptier. The plains warm up, 34 degrees at the end of the month. Holi, at the full moon, is fun in Vrindavan if you like being blue, and calm in the south, where it hardly exists. Kerala grows sticky; its temple festivals begin.',
    ),
    h('April and May'),
    p(
      'Hot. Chennai has 38 degrees, Varanasi 42, and the stone holds it all night. There are two reasons to come: the wedding of Meenakshi in Madurai and Thrissur Pooram, both around April, both worth a sunstroke to those who love crowds. And the mountains open: Badrinath, Kedarnath and Gangotri between the end of April and the middle of May. From then until mid-June half of north India goes up. We wait until late May: the first three weeks after the opening are the most crowded.',
    ),
    h('June to August'),
    p(
      'The south-west monsoon. It reaches Kerala around the first of June, Mumbai a week or so later, Delhi at the end of the month. In the Himalaya slopes come down with it, and we do not run there from mid-June to mid-September. Kerala drips and shines, and doctors of Ayurveda hold that it is the right time for treatment, because the pores are open and the guests have nothing else to do.',
    ),
    p(
      'The secret of these months is the east side of the south. Tamil Nadu lies in the shadow of the hills: it is hot, at 35 degrees, with a thunderstorm in the evening, and the temples are empty. In Puri, in June or July, the chariots roll.',
    ),
    image(
      'inline-1',
      'The hills behind the coast in the rain: this is when the tea grows and the leeches walk.',
    ),
    h('September'),
    p(
      'The rain draws back from the north. Now the mountains are washed, flowers stand to the knee and the paths are empty: the best month for Kedarnath, if you accept a wet first week. The south is warm and undecided.',
    ),
    h('October and November'),
    p(
      'In the north, the finest weather of the year, and everyone knows it: Navaratri and Dussehra in October, Diwali in October or November, the full moon of Karttik in Varanasi, when every step of the ghats carries a lamp. Book half a year ahead. The mountain temples close around Diwali.',
    ),
    p(
      'In Tamil Nadu it is the opposite: the north-east monsoon brings most of the year’s rain, in bursts, with cyclones on the coast. Roads flood and dry up in a day. We run nothing on that coast from October to December.',
    ),
    h('December'),
    p(
      'The rain stops in the south by the middle of the month, after the last cyclones. It is the season of music in Chennai: some hundred concerts a day in halls with good canteens. It is the Tamil month of Margazhi, in which girls draw the largest kolams of the year and hymns sound from towers at four in the morning. Between Christmas and New Year all India travels, and prices double.',
    ),
    h('If you have only one choice'),
    ul(
      'Tamil Nadu: January to early March, or late December',
      'Kerala: December to February; July for Ayurveda',
      'Odisha: November to February',
      'Varanasi and Bodh Gaya: mid-February to March, or November',
      'Himalaya: the end of May, or mid-September to mid-October',
      'Knees and heat both a worry: the first three weeks of January, by the sea',
    ),
  ],
};
