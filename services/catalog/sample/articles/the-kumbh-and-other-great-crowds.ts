import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, quote, ul } from './blocks.js';

export const greatCrowds: ArticleText = {
  slug: 'the-kumbh-and-other-great-crowds',
  title: 'The Kumbh and other great crowds',
  metaDescription:
    'How Indian pilgrim crowds work, which ones you can join, which you should watch from a roof, and what to do when it gets tight.',
  blogCategory: 'Festivals',
  author: 'ravindra-mishra',
  districts: ['Varanasi', 'Nashik', 'Puri'],
  publishedDaysAgo: 96,
  blocks: [
    p(
      'My aunt Sushila, who has been to more Kumbhs than she has been to weddings, holds that there are two kinds of people, those who go into a crowd and those who come out of it, and that the whole art of pilgrimage consists of being both. I was six when I tested this, by letting go of my father’s hand. I come from Varanasi, where a crowd is not an event but the weather; and still, in 2013, standing on the sand at Prayag and unable to find its edge in any direction, I was glad for the first time in my life to be tall.',
    ),
    h('A short account of four spilled drops'),
    p(
      'The gods and the demons, who agreed on nothing else, agreed to churn the ocean for a pot, a <i>kumbha</i>, of the drink that makes one immortal, and then of course fought over it, and in the fight four drops fell: at Prayag, where the Ganga meets the Yamuna, at Haridwar, at Nashik with Trimbak, and at Ujjain. To each place the feast returns roughly every twelve years, when Jupiter, sun and moon take up the right positions, with a half feast at six for Prayag and Haridwar. It goes on for weeks or months. On a few great days the naked ascetics bathe first, in procession, and after them everyone.',
    ),
    p(
      'At Prayag, in January and February 2025, they counted several hundred million visits in six weeks. On the night of the greatest bath, people died there in a crush. I do not think you may tell the first without the second.',
    ),
    h('The diary of the next ones'),
    ul(
      'Nashik and Trimbak: since the end of October 2026, with the great baths on 2 August, 31 August and 11 to 12 September 2027',
      'Haridwar, the half: 14 January to 20 April 2027, main baths on 6 and 8 March and on 14 and 20 April; the full one in 2033',
      'Ujjain: April and May 2028',
      'Prayag, the half: early 2031',
    ),
    p(
      'The days are set by councils of ascetics, who have been known to revise them after they were printed, so treat all lists as probable, mine among them.',
    ),
    h('Some others, in case that is not enough people'),
    ul(
      '<b>Karttikai Deepam</b>, Tiruvannamalai, November or December: two million or more, in a town of 150,000',
      '<b>Ratha Yatra</b>, Puri, June or July: about a million, on one road',
      '<b>Chithirai</b>, Madurai, April or May: a million again, at night, in a riverbed',
      '<b>Dev Deepavali</b>, my own Varanasi, November: hundreds of thousands on the steps, as many afloat',
      '<b>Thrissur Pooram</b>, April or May: a few hundred thousand, not counting the drums',
      '<b>Kanwar Yatra</b>, Haridwar, July or August: several million young men with water pots, and highways closed for days',
    ),
    h('Why I am careful all the same'),
    p(
      'Pilgrims are patient. They make way for grandmothers and for children on shoulders; you will be handed water by people who have walked farther than you. But a crowd has no eyes in front. Every disaster I know of happened because the people behind kept walking toward a gate, or a bridge, or a staircase, that had already closed. So do not fear numbers. Fear a narrow place in which two streams want opposite things, which my aunt says is also a fair description of marriage.',
    ),
    h('House rules'),
    ol(
      'Come two days early, leave two days late. The roads are worse than the river.',
      'Sleep where you can walk from. No car is coming for you.',
      'Bathe the day after the great day; it is the same Ganga.',
      'Or go between two and four in the morning, or after noon.',
      'Fix a place and an hour to find one another. Phones fail exactly when they are wanted.',
      'Write the hotel’s name and number on each forearm, in the local script.',
      'Walk at the edge of the stream, and never linger at a gate, on a stair, or at the water when the ascetics come through.',
      'If you cannot lift your hands to your face, work your way out diagonally, with the flow, forearms in front of the chest, feet under you. A lost shoe is a lost shoe.',
      'Take water, salt, a whistle, and nothing you would grieve for.',
      'When a policeman waves you two kilometers around, thank him and go. He has been told something that you have not.',
    ),
    h('In praise of roofs'),
    p(
      'Most visitors, and all children, see more from above. Puri rents out balconies over the grand road, a year in advance. At Assi a terrace shows you the whole bank while the boats are still quarreling about space. The fire at Tiruvannamalai is visible from forty kilometers away. And what do those in the middle see? The back of a man from Gorakhpur.',
    ),
    quote(
      'In a crowd you are one drop. Do not try to be the river.',
      'My father, when I let go of his hand in 1986',
    ),
    p(
      'Then why go, you ask. Because families have sold a goat to get here, and share their blanket with you, and because after the bath, when there is nothing more to be done, they sit on the sand for hours facing the water with the satisfied expression of people who have built it themselves. Wait a day, until there is space, and sit down next to them. My aunt will move over.',
    ),
  ],
};
