import type { SampleTestimonial } from './types.js';

const shiva = 'Discovering Shiva';
const seas = 'Where Three Seas Meet';
const light = 'City of Light';
const river = 'The River Comes Down';
const kerala = 'Lamps of Kerala';
const odisha = 'Lord of the World';

/** Fictional travelers and reviews. */
export const testimonials: SampleTestimonial[] = [
  {
    slug: 'ingrid-solberg',
    fullName: 'Ingrid Solberg',
    country: 'Norway',
    host: 'Karthik Subramaniam',
    spiritualTour: shiva,
    review:
      'We were eleven strangers on Monday and by Wednesday people were taking food off my plate. The walk around the mountain took us five hours. I’d start again tonight if someone would drive me to the airport.',
  },
  {
    slug: 'marcus-whitfield',
    fullName: 'Marcus Whitfield',
    country: 'United Kingdom',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'Retired civil engineer, so I notice schedules. Every departure on the sheet left within ten minutes of the time printed, and Meenakshi’s explanations were the clearest I have heard on any site anywhere. Two suggestions for the office: print the daily sheet in larger type, and warn people that the filter coffee at 6 a.m. is habit-forming.',
  },
  {
    slug: 'yuki-hamasaki',
    fullName: 'Yuki Hamasaki',
    country: 'Japan',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review: 'Thirty countries. First guide who stopped talking at the door.',
  },
  {
    slug: 'anke-brinkmann',
    fullName: 'Anke Brinkmann',
    country: 'Germany',
    host: 'Devika Raghavan',
    spiritualTour: seas,
    review:
      'I booked this for my mother, who’s 79, and I worried about everything. They’d counted the steps. There was a proper chair in the bus. When the ferry looked too rough she stayed on the shore with Mercy and had tea, and from what I can gather they covered both families back to the grandparents. The bus did run cold in the afternoons, so pack a sweater for anyone older. Mama is planning a second trip and I’ve not been invited.',
  },
  {
    slug: 'paul-lachance',
    fullName: 'Paul Lachance',
    country: 'Canada',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'Five nights in one house above the river instead of five hotels, and that’s what made it, eh? You get to know the guy who does push-ups in the water. Rooms are basic, stairs never end. We’d do it again.',
  },
  {
    slug: 'teresa-carvalho',
    fullName: 'Teresa Carvalho',
    country: 'Portugal',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'My father died that spring and I wasn’t sure I could be near the burning grounds. Ravindra sat down with me the afternoon before and described what I would see, from how far away, for how long, and said I could decide on the steps. I went, for a few minutes. I was all right. I’ve been trying to explain it to my brother ever since and haven’t managed, so I’m sending him next year.',
  },
  {
    slug: 'joan-atkins',
    fullName: 'Joan Atkins',
    country: 'United Kingdom',
    host: 'Govind Rawat',
    spiritualTour: river,
    review:
      'Sixty-eight and slowest by miles. Govind never once walked ahead of me, not one step, for sixteen kilometers, and the others sang the whole time whether I liked it or not! Knees: still complaining. Me: not a bit.',
  },
  {
    slug: 'lucas-ferreira',
    fullName: 'Lucas Ferreira',
    country: 'Brazil',
    host: 'Govind Rawat',
    spiritualTour: river,
    review:
      'OK so we never made it to Kedarnath. It was raining, Govind turned the group around, and I was furious, I’d trained four months for that climb. He cooked dinner for all of us that night. In the morning the news showed the path we would’ve been on, washed out in two places. So yeah, five stars. I still want to see the temple.',
  },
  {
    slug: 'helen-papadakis',
    fullName: 'Helen Papadakis',
    country: 'Greece',
    host: 'Harish Nambiar',
    spiritualTour: kerala,
    review:
      'What I appreciated was being told on page one which temples would not admit me. I could therefore stop hoping, and sit in the front row of a Kathakali dressing room for two hours while a man turned green. The milk pudding served at noon deserves a paragraph of its own, which I lack the Malayalam to write.',
  },
  {
    slug: 'rosa-lindgren',
    fullName: 'Rosa Lindgren',
    country: 'Sweden',
    host: 'Harish Nambiar',
    spiritualTour: kerala,
    review:
      'I work in pharma and expected a sales pitch. The doctor looked at my list and told me to sleep more and take less. That was it. Then three hours on the houseboat with the engine off, which I’d recommend to anybody who answers email for a living. (Mosquitoes at dusk. Bring the strong stuff.)',
  },
  {
    slug: 'william-oduya',
    fullName: 'William Oduya',
    country: 'Kenya',
    host: 'Bijayalaxmi Sahoo',
    spiritualTour: odisha,
    review:
      'I’ve lectured on architecture for twenty-two years, and I’m told I am tiresome to travel with. Bijayalaxmi’s game of guessing the century is better teaching than mine; I have stolen it for my first-year students, with credit. By nine that morning my wife, who is a dentist, was beating me. She has mentioned it since.',
  },
  {
    slug: 'sanne-de-wit',
    fullName: 'Sanne de Wit',
    country: 'Netherlands',
    host: 'Sarita Mohanty',
    spiritualTour: odisha,
    review:
      'They let us try Odissi for twenty minutes, we were awful, and then we watched the real dancers for two hours and suddenly I could see how HARD it is. Also the guy who climbs the tower with the flag. Backward. I couldn’t look. I looked.',
  },
  {
    slug: 'caroline-mercer',
    fullName: 'Caroline Mercer',
    country: 'United States',
    host: 'Karthik Subramaniam',
    spiritualTour: shiva,
    review:
      'Full disclosure, the silent day was almost the reason I didn’t book. I’m a talker, I’m from Tulsa. I slept eleven hours, I sat and looked at that hill, and in the evening I called my sister, which I hadn’t done in two years. I’m not saying it was the hill. We talk Sundays now.',
  },
  {
    slug: 'daniel-roth',
    fullName: 'Daniel Roth',
    country: 'Switzerland',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'I am reviewing a cancellation. Five weeks before departure I had to withdraw for family reasons. The website stated a 50 percent refund. The confirmation email stated the same. After seven business days the amount was in my account. On that basis I have booked for next year.',
  },
  {
    slug: 'aiko-morita',
    fullName: 'Aiko Morita',
    country: 'Japan',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'Each morning we sat for one hour under the tree at Bodh Gaya. It was colder than I had imagined, and my socks were thin. On the second morning our guide put a pair of his own next to my cushion and said nothing. I washed them and tried to return them. He would not hear of it.',
  },
  {
    slug: 'fiona-gallagher',
    fullName: 'Fiona Gallagher',
    country: 'Ireland',
    host: 'Devika Raghavan',
    spiritualTour: seas,
    review:
      'Twenty-two wells, twenty-two buckets over the head, six o’clock in the morning, and I haven’t laughed like that since school. Bring dry clothes. Bring two lots.',
  },
  {
    slug: 'matteo-ricci-bianchi',
    fullName: 'Matteo Bianchi',
    country: 'Italy',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'The first day I was annoyed! We stop, we look, nobody says a date, ten minutes, and I had paid for a guide. On the fifth day I noticed that I was doing it without her. And now the embarrassing part: I went home and did it in front of my own church, in my own piazza, where I was baptized, and there’s a carved dog over the door. Forty-one years, I never saw the dog.',
  },
  {
    slug: 'priya-raman',
    fullName: 'Priya Raman',
    country: 'Singapore',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'I’m third-generation Singaporean and was nervous about joining “a tour for foreigners” in the town my grandparents left. It wasn’t that at all, and nobody asked me to be the expert. Meenakshi walked me down the weavers’ street on the free afternoon. An old man there knew the name of our house. I have no photo of it because I was crying, so you’ll have to believe me.',
  },
  {
    slug: 'henrik-aaltonen',
    fullName: 'Henrik Aaltonen',
    country: 'Finland',
    host: 'Liam Okafor',
    spiritualTour: river,
    review: 'Finns do not sing in public. I sang in public. Please don’t publish the video.',
  },
  {
    slug: 'beatriz-soler',
    fullName: 'Beatriz Soler',
    country: 'Spain',
    host: 'Harish Nambiar',
    spiritualTour: kerala,
    review:
      'Celiac here, for anyone searching. I normally travel with half a suitcase of crackers, and this time I carried them all the way home again. Three weeks ahead they sent me very specific questions (griddles, asafoetida, shared oil, all of it). Every kitchen was expecting me, and could say wheat in at least two languages. Eight days, zero bad nights. The only thing I couldn’t try was the bread at one roadside stop, and they told me so before I asked.',
  },
  {
    slug: 'tom-hargreaves',
    fullName: 'Tom Hargreaves',
    country: 'Australia',
    host: 'Devika Raghavan',
    spiritualTour: kerala,
    review:
      'The wife wanted to go, so I went. 112 species in nine days, list on request, and that’s without trying. Best food I’ve had anywhere. One more day on the water wouldn’t have hurt.',
  },
  {
    slug: 'nadia-benkirane',
    fullName: 'Nadia Benkirane',
    country: 'Morocco',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'Before booking I wrote to ask, quite directly, how a Muslim woman would be received on a tour of Varanasi. The answer was honest about which doors might be closed, and it was right. Mostly I was asked to sit down and eat. One evening we heard Kabir’s songs in the weavers’ quarter, in a room so small that the drummer’s elbow was in my side, and I would put that among the best evenings I’ve had.',
  },
  {
    slug: 'george-tran',
    fullName: 'George Tran',
    country: 'United States',
    host: 'Bijayalaxmi Sahoo',
    spiritualTour: odisha,
    review:
      'Flight was four hours late, landed 2:50 a.m. Bijayalaxmi was there with the sign AND a blanket. Rooms plain, Puri fan sounds like a helicopter, beach is right there. Worth it. Would add two days.',
  },
  {
    slug: 'margit-hansen',
    fullName: 'Margit Hansen',
    country: 'Denmark',
    host: 'Mercy Rajan',
    spiritualTour: seas,
    review:
      'My husband and I are 71 and 74, so let me write for our age group. The pace suits. There’s time to lie down after lunch. The steps down to the ferry are steep, with a rail on only one side, and you can perfectly well stay on land. On the last evening we had dinner at a family’s house by the harbor, and the father told us about the wave in 2004, quite calmly, while passing the pickle to my husband. We have talked about him often.',
  },
];
