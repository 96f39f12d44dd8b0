import type { SampleTestimonial } from './types.js';

const shiva = 'Discovering Shiva';
const seas = 'Where Three Seas Meet';
const light = 'City of Light';
const river = 'The River Comes Down';
const kerala = 'Lamps of Kerala';
const odisha = 'Lord of the World';

/** Invented travelers; none of them wrote this. */
export const testimonials: SampleTestimonial[] = [
  {
    slug: 'ingrid-solberg',
    fullName: 'Ingrid Solberg',
    country: 'Norway',
    host: 'Karthik Subramaniam',
    spiritualTour: shiva,
    review:
      'We were eleven, and by the third day we ate like a family. The walk around the mountain took five hours, and I would start again tonight. Nobody told me what to feel. That was the best part.',
  },
  {
    slug: 'marcus-whitfield',
    fullName: 'Marcus Whitfield',
    country: 'United Kingdom',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'Everything was where they said it would be, at the hour they said. I have never learned so much with so little hurry. The filter coffee at six in the morning deserves its own review.',
  },
  {
    slug: 'yuki-hamasaki',
    fullName: 'Yuki Hamasaki',
    country: 'Japan',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'Our guide stopped before each doorway and told us what to look for. Then she was quiet and let us look. I have traveled in thirty countries and nobody had done that.',
  },
  {
    slug: 'anke-brinkmann',
    fullName: 'Anke Brinkmann',
    country: 'Germany',
    host: 'Devika Raghavan',
    spiritualTour: seas,
    review:
      'I came with my mother, who is 79. They had counted the steps, there was a chair in the bus, and at the ferry she simply stayed on the shore with Mercy and drank tea. She wants to go back. Without me, she says.',
  },
  {
    slug: 'paul-lachance',
    fullName: 'Paul Lachance',
    country: 'Canada',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'Five nights in one house above the river was the right decision. By the fourth morning I knew the man who does push-ups in the water, and he knew me. The rooms are simple. The stairs are many. Go.',
  },
  {
    slug: 'teresa-carvalho',
    fullName: 'Teresa Carvalho',
    country: 'Portugal',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'I lost my father in the spring and did not know if I could bear the burning grounds. They told me beforehand, exactly, and let me decide on the evening. I went. It was the calmest place in the whole city.',
  },
  {
    slug: 'joan-atkins',
    fullName: 'Joan Atkins',
    country: 'United Kingdom',
    host: 'Govind Rawat',
    spiritualTour: river,
    review:
      'I am sixty-eight and I was the slow one. Sixteen kilometers at my pace, with twelve people singing. Govind never once walked ahead of me. My knees have not forgiven him and I have.',
  },
  {
    slug: 'lucas-ferreira',
    fullName: 'Lucas Ferreira',
    country: 'Brazil',
    host: 'Govind Rawat',
    spiritualTour: river,
    review:
      'We did not get to Kedarnath, because it rained and the guide turned us round. I was angry for about an hour. Next day we heard that the path was gone. He had cooked for us, too. I trust these people.',
  },
  {
    slug: 'helen-papadakis',
    fullName: 'Helen Papadakis',
    country: 'Greece',
    host: 'Harish Nambiar',
    spiritualTour: kerala,
    review:
      'They say at the start which temples you cannot enter, and then you do not miss it, because you are sitting in the first row while a man paints his face green for two hours. The milk rice at noon is worth the flight.',
  },
  {
    slug: 'rosa-lindgren',
    fullName: 'Rosa Lindgren',
    country: 'Sweden',
    host: 'Harish Nambiar',
    spiritualTour: kerala,
    review:
      'The doctor told me to sleep more and take less. I had expected to be sold a bottle. On the houseboat the engine was off for three hours, and nobody on board found that they had anything to say.',
  },
  {
    slug: 'william-oduya',
    fullName: 'William Oduya',
    country: 'Kenya',
    host: 'Bijayalaxmi Sahoo',
    spiritualTour: odisha,
    review:
      'I teach architecture, so I am hard to please with temples. The morning game with the centuries is the best lecture I have ever walked through. By nine o’clock my wife, a dentist, was better at it than I.',
  },
  {
    slug: 'sanne-de-wit',
    fullName: 'Sanne de Wit',
    country: 'Netherlands',
    host: 'Sarita Mohanty',
    spiritualTour: odisha,
    review:
      'Twenty minutes of trying Odissi and then two hours of watching it with quite different eyes. And the man who ties the flag! I did hold my breath, as I had been told to. So did everyone on the balcony.',
  },
  {
    slug: 'caroline-mercer',
    fullName: 'Caroline Mercer',
    country: 'United States',
    host: 'Karthik Subramaniam',
    spiritualTour: shiva,
    review:
      'The day in silence worried me for weeks. It was the day on which I slept for eleven hours, looked at a hill, and rang my sister in the evening. We had not spoken in two years. I make no claims. It is a good hill.',
  },
  {
    slug: 'daniel-roth',
    fullName: 'Daniel Roth',
    country: 'Switzerland',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'I had to cancel five weeks before. The page said 50 percent, the email said 50 percent, and after seven business days it was 50 percent. I booked again for the next year, because of that.',
  },
  {
    slug: 'aiko-morita',
    fullName: 'Aiko Morita',
    country: 'Japan',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'One hour each morning under the tree at Bodh Gaya, among people from everywhere. It was cold and I had too thin socks. The guide gave me his second pair. I still have them.',
  },
  {
    slug: 'fiona-gallagher',
    fullName: 'Fiona Gallagher',
    country: 'Ireland',
    host: 'Devika Raghavan',
    spiritualTour: seas,
    review:
      'Twenty-two buckets of water on the head at six in the morning, and I laughed the whole way round like a child. Bring a second set of clothes and leave your dignity in the hotel.',
  },
  {
    slug: 'matteo-ricci-bianchi',
    fullName: 'Matteo Bianchi',
    country: 'Italy',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'Meenakshi stops, and you look before anyone says a date. On day one it annoyed me! By day five I was doing it on my own. I do it at home now, in front of my own church, which I had never really seen.',
  },
  {
    slug: 'priya-raman',
    fullName: 'Priya Raman',
    country: 'Singapore',
    host: 'Meenakshi Arul',
    spiritualTour: shiva,
    review:
      'My grandparents came from Kanchipuram and I had never been. I was afraid of a tour for foreigners. It was simply a tour for people who want to know. In the weavers’ street an old man still remembered the name of our house.',
  },
  {
    slug: 'henrik-aaltonen',
    fullName: 'Henrik Aaltonen',
    country: 'Finland',
    host: 'Liam Okafor',
    spiritualTour: river,
    review:
      'Finns do not sing in public. On day eight, at 3,200 meters, I did, for two hours, one syllable. There are witnesses. I would prefer that they keep quiet about it.',
  },
  {
    slug: 'beatriz-soler',
    fullName: 'Beatriz Soler',
    country: 'Spain',
    host: 'Harish Nambiar',
    spiritualTour: kerala,
    review:
      'I have coeliac disease and usually travel with a suitcase of crackers. I brought it home unopened. They asked me very precise questions three weeks before and every kitchen on the way knew my name and the word for wheat. In eight days not one bad evening. Thank you, all the cooks.',
  },
  {
    slug: 'tom-hargreaves',
    fullName: 'Tom Hargreaves',
    country: 'Australia',
    host: 'Devika Raghavan',
    spiritualTour: kerala,
    review:
      'I went along because my wife wanted to go. A hundred and twelve birds in nine days (list available on request), a houseboat with the engine off, and honestly the best food I have had anywhere. Would have liked one more day on the water.',
  },
  {
    slug: 'nadia-benkirane',
    fullName: 'Nadia Benkirane',
    country: 'Morocco',
    host: 'Ravindra Mishra',
    spiritualTour: light,
    review:
      'As a Muslim I was not sure how I would be received. I was asked to sit down and eat, mostly. The evening of Kabir’s songs in the weavers’ quarter belongs to the five best of my life.',
  },
  {
    slug: 'george-tran',
    fullName: 'George Tran',
    country: 'United States',
    host: 'Bijayalaxmi Sahoo',
    spiritualTour: odisha,
    review:
      'Flight landed at 2:50 a.m., delayed by four hours. Bijayalaxmi was still there with the board and a blanket. Rooms are plain, the fan in Puri is loud, and the beach is right there. Worth every dollar. I would add two days.',
  },
  {
    slug: 'margit-hansen',
    fullName: 'Margit Hansen',
    country: 'Denmark',
    host: 'Mercy Rajan',
    spiritualTour: seas,
    review:
      'The last dinner is in a family house near the harbor. The father told us about the wave of 2004 and then passed the pickle. Pace was right for us (71 and 74), the steps at the ferry are steep, and you can stay on shore.',
  },
];
