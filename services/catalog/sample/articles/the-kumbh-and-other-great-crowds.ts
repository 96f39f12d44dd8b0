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
      'I come from a city in which a crowd is not an event but the state of things. Even so, at the Kumbh of 2013 I stood on the sand at Prayag, could not see its end in any direction, and was for the first time glad that I am tall. I would go again, and I have rules.',
    ),
    h('What a Kumbh is'),
    p(
      'Gods and demons churned the ocean for a pot, <i>kumbha</i>, of the drink of immortality. In the struggle drops fell on four places: Prayag, where Ganga and Yamuna meet, Haridwar, Nashik with Trimbak, and Ujjain. At each the feast comes about every twelve years, when Jupiter, sun and moon stand in set signs, with a half feast at six in Prayag and Haridwar. It lasts weeks or months. On its few great bathing days orders of naked ascetics go first, in procession, and then everybody.',
    ),
    p(
      'The Maha Kumbh at Prayag in January and February 2025 was counted at several hundred million visits over six weeks. People also died there, in a crush in the night of the greatest day. Both belong to the picture.',
    ),
    h('What comes next'),
    ul(
      'Nashik and Trimbak: begun at the end of October 2026, with the great baths on 2 August, 31 August and 11 to 12 September 2027',
      'Ujjain: April and May 2028',
      'Prayag: the half Kumbh, early 2031',
      'Haridwar: its half Kumbh from 14 January to 20 April 2027, with the main baths on 6 and 8 March and 14 and 20 April; the full one in 2033',
    ),
    p(
      'Bathing days are set by councils of ascetics and may still change after they have been published; take every list, mine included, as likely.',
    ),
    h('Other great crowds of the year'),
    ul(
      '<b>Karttikai Deepam</b>, Tiruvannamalai, November or December: two million or more in a town of 150,000',
      '<b>Ratha Yatra</b>, Puri, June or July: about a million on one road',
      '<b>Chithirai</b>, Madurai, April or May: a million, by night, in a river bed',
      '<b>Dev Deepavali</b>, Varanasi, November: hundreds of thousands on the steps and as many in boats',
      '<b>Thrissur Pooram</b>, April or May: a few hundred thousand, drums, fire, elephants',
      '<b>Kanwar Yatra</b>, Haridwar, July or August: several million young men with water pots, and roads closed for days',
    ),
    h('How a crowd moves'),
    p(
      'Pilgrim crowds are mostly patient, and make way for old people and children. But no crowd anywhere knows that it has stopped in front. All the bad accidents I know of happened where people who could not see pressed on towards a gate, a bridge or a stair that had closed. So the danger is not many people. It is a narrow place with two directions.',
    ),
    h('Ten rules'),
    ol(
      'Arrive two days before and leave two days after. The roads are the worst part.',
      'Sleep within walking distance. No car will come for you.',
      'Choose the day after the great day. The water is the same.',
      'Go between two and four in the morning or not until noon.',
      'Agree on a place and an hour to meet again. Networks fail when everyone calls.',
      'Write the name and number of your hotel on the arm of everybody, in the local script.',
      'Keep to the side of the stream, never at a gate, a stair, or by the water’s edge when ascetics pass.',
      'If it becomes so tight that you cannot raise your hands to your face, go out diagonally, with the flow. Keep your arms before your chest and stay on your feet. Leave the shoe.',
      'Carry water, salt, a whistle, nothing that you would miss.',
      'If a police officer sends you around by two kilometers, go. They know something.',
    ),
    h('From above'),
    p(
      'For most visitors, and for all children, I recommend a roof. In Puri there are balconies over the grand road that are let by the day, a year ahead. In Varanasi the boats are full, but a terrace at Assi sees it all. In Tiruvannamalai you see the fire from forty kilometers. You lose nothing: nobody, in the middle of it, sees anything but a back.',
    ),
    quote(
      'In a crowd you are one drop. Do not try to be the river.',
      'My father, when I let go of his hand in 1986',
    ),
    h('Why go at all'),
    p(
      'Because there is no other place where so many people want the same harmless thing. They have sold a goat to come. They share their blanket with you. They bathe, they laugh, and then they sit for hours in the sun and look at the river, satisfied, as if they had finished building it. If you can bear to wait a day at the edge until it thins, you may sit down beside them.',
    ),
  ],
};
