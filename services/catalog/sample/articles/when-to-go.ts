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
      'There’s a sheet of paper on my office wall with twelve rows and a lot of pencil on it. I plan departures in five climates and that sheet decides them. This is a clean copy. If you want one answer for all of India, I don’t have one; nobody asks for the best month to visit Europe from Lapland to Sicily.',
    ),
    h('How to read it'),
    ul(
      '<b>Heat</b> counts double. Temple floors are stone and you’re barefoot. Over 36 °C (97 °F), the day is finished at ten. All figures below are Celsius: 20 is 68 Fahrenheit, 30 is 86, 40 is 104.',
      '<b>Rain</b> comes twice. Southwest monsoon: from the Arabian Sea, June to September. Northeast monsoon: from the Bay of Bengal, October to December, mainly onto Tamil Nadu.',
      '<b>Crowds</b> peak in May (school vacation), in October and November (festivals), at full moons, and in the week after Christmas.',
    ),
    h('The sheet'),
    ul(
      '<b>January.</b> Go nearly anywhere south of Delhi. Tamil Nadu 22 to 30, dry and green. Kerala clear. Odisha perfect. Varanasi: fog, 8° at dawn. High Himalaya: shut. Mid-month is Pongal; cows get painted horns, trains get full.',
      '<b>February.</b> Same, and Varanasi clears up. If I had to pick one row, it’s this one.',
      '<b>March.</b> Good, with fewer people. Plains reach 34 by the end. Holi, at the full moon: wild in Vrindavan, hardly noticed in the south. Kerala turns sticky and its temple festivals start.',
      '<b>April.</b> Hot. Chennai 38, Varanasi 42, and stone keeps it all night. Come for two things only: Meenakshi’s wedding in Madurai and Thrissur Pooram, both around now, both packed.',
      '<b>May.</b> Plains: no. Mountains: Badrinath, Kedarnath and Gangotri open between late April and mid-May, and half of north India drives up. The first three weeks are the worst. We start in late May.',
      '<b>June.</b> Monsoon: Kerala about the 1st, Mumbai a week or so later, Delhi by the end. We pull out of the Himalaya from mid-June, because slopes come down. Puri’s chariots roll in June or July.',
      '<b>July.</b> Kerala drips. Ayurveda doctors call it the right season for treatment. Tamil Nadu sits in the rain shadow of the hills: 35°, an evening thunderstorm, empty temples. Underrated.',
      '<b>August.</b> As July.',
      '<b>September.</b> Rain leaves the north. From mid-month the high paths are washed, flowering and quiet. Best month for the Kedarnath valley, if you can take a wet first week. South: warm, could go either way.',
      '<b>October.</b> North: finest weather of the year, and everybody knows. Navaratri, Dussehra, sometimes Diwali. Book six months out. Tamil Nadu: second monsoon starts, so we run nothing on that coast through December.',
      '<b>November.</b> North still excellent. Full moon of Karttik puts a lamp on every step in Varanasi. Mountain temples close around Diwali. Tamil Nadu: bursts, cyclones, roads that flood and dry in a day.',
      '<b>December.</b> South dries out by mid-month. Chennai’s music season: about a hundred concerts a day. It’s Margazhi, so the doorstep kolams are the biggest of the year, and hymns start at four in the morning. Christmas to New Year everyone travels and prices double.',
    ),
    image(
      'inline-1',
      'The hills behind the coast in the rain: this is when the tea grows and the leeches walk.',
    ),
    h('Short version'),
    ul(
      'Tamil Nadu: late December, or January to early March',
      'Kerala: December to February; July if it’s for Ayurveda',
      'Odisha: November to February',
      'Varanasi and Bodh Gaya: mid-February through March, or November',
      'Himalaya: end of May, or mid-September to mid-October',
      'Bad knees and don’t like heat: first three weeks of January, on the coast',
    ),
    h('What the sheet can’t tell you'),
    p(
      'Averages hide the bad week. Every few years the rain is two weeks late and a whole row shifts. So when we set a departure I also keep a spare plan for it: the other road, the other temple, a house that will take twelve people on one day’s notice. You shouldn’t notice any of this. If you do, it’s because I called you before breakfast.',
    ),
    p(
      'Two last habits from the railway. Look up the festival calendar before the weather, because a town with no rooms is worse than a town with rain. And don’t book the cheapest flight into fog: Delhi and Varanasi in early January run late by hours. Fly in at noon.',
    ),
  ],
};
