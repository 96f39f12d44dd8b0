import type { ArticleText } from '../with-pictures.js';
import { h, image, ol, p, ul } from './blocks.js';

export const twelveJyotirlingas: ArticleText = {
  slug: 'the-twelve-jyotirlingas',
  title: 'The twelve Jyotirlingas, explained',
  metaDescription:
    'What a lingam is and is not, where the twelve places of light lie, which three are disputed, and how to see some without racing.',
  blogCategory: 'Temples',
  author: 'meenakshi-arul',
  districts: ['Varanasi', 'Ramanathapuram', 'Rudraprayag'],
  publishedDaysAgo: 185,
  blocks: [
    p(
      'Inscriptions teach you to distrust round numbers, and twelve is a very round number. Nevertheless. Brahma and Vishnu were disputing seniority when a column of light, with neither top nor bottom, rose between them. Brahma flew up as a goose, Vishnu burrowed down as a boar; neither found an end, and out of the light stepped Shiva. Twelve places hold that the column stood there, or that a spark of it did. They are the Jyotirlingas, from <i>jyoti</i>, light. The following is an attempt to say what is known, what is claimed, and by whom.',
    ),
    h('Known: what a lingam is'),
    p(
      'The word means a mark. In practice, an upright stone, usually smooth and rounded, in a basin with a spout that carries off poured water: what may be shown of one who has no form. The nineteenth century’s schoolbooks said phallus. Some early images support them; a thousand years of texts, which speak of a pillar of fire, do not. I once put the question to the woman next to me in line. She said, “That’s him,” and asked me to stop blocking the view.',
    ),
    p(
      'At several of the twelve there is surprisingly little to see. Kedarnath’s is a hump, Trimbak’s a hollow, Bhimashankar’s a mound. They are held to have appeared of their own accord. Nobody made them, so nobody made them neat.',
    ),
    h('Attested: the list'),
    ol(
      '<b>Somnath</b>, Gujarat, on the coast; always named first',
      '<b>Mallikarjuna</b>, Srisailam, Andhra Pradesh, in forest above the Krishna',
      '<b>Mahakaleshwar</b>, Ujjain, Madhya Pradesh; faces south',
      '<b>Omkareshwar</b>, Madhya Pradesh, on a Narmada island',
      '<b>Kedarnath</b>, Uttarakhand, 3,583 meters',
      '<b>Bhimashankar</b>, Maharashtra, in cloud forest',
      '<b>Vishwanath</b>, Varanasi, Uttar Pradesh, on the Ganga',
      '<b>Trimbakeshwar</b>, Maharashtra, where the Godavari rises',
      '<b>Vaidyanath</b>, Deoghar, Jharkhand',
      '<b>Nageshwar</b>, near Dwarka, Gujarat',
      '<b>Rameswaram</b>, Tamil Nadu, on the southern sea',
      '<b>Grishneshwar</b>, next to Ellora, Maharashtra',
    ),
    p(
      'The sequence follows a Sanskrit verse that many people recite in the morning. Its first words are <i>Saurashtre Somanatham cha</i>.',
    ),
    image('inline-1', 'Most of the twelve have a northern spire; only two lie in the far south.'),
    h('Disputed: three of them'),
    p(
      'Vaidyanath is claimed by Deoghar, and also by Parli in Maharashtra. Nageshwar is claimed by the temple near Dwarka, by Aundha in Maharashtra, and by Jageshwar in Uttarakhand. Bhimashankar has a rival near Guwahati. All parties have put up road signs. The verse is old and its place names are older, and no town has ever surrendered a god to a footnote. Pilgrims, who are practical, visit both.',
    ),
    h('Frequently confused with'),
    ul(
      'the <b>Pancha Bhoota</b> temples: five, for the elements, in and just beyond the Tamil country (Kanchipuram, Thiruvanaikaval, Tiruvannamalai, Kalahasti, Chidambaram)',
      'the <b>Char Dham</b>: the four corners of India, Badrinath, Dwarka, Puri and Rameswaram. Only the last is Shiva’s',
      'the <b>Chota Char Dham</b>: Yamunotri, Gangotri, Kedarnath, Badrinath, all in Uttarakhand',
      'the <b>Shakti Pithas</b>: the seats of the goddess, which number 18, 51 or 108, depending on your source',
    ),
    p('Kedarnath and Rameswaram are on two lists each. The lines are correspondingly longer.'),
    h('Inadvisable: all twelve at once'),
    p(
      'It is done, by coach, in twenty-odd days. The method is to arrive, run, photograph the signboard, and sleep sitting up. I interviewed a coachload at the eleventh and they could not agree on the ninth. One region, slowly, is the better scholarship:',
    ),
    ul(
      '<b>Maharashtra:</b> three within a day’s drive of one another, plus Ellora. August, if you like green; otherwise winter.',
      '<b>Ujjain and Omkareshwar:</b> from Indore, three hours apart.',
      '<b>Somnath and Nageshwar:</b> opposite ends of the Saurashtra coast. There are lions in between, which is not a figure of speech.',
      '<b>Kashi; Kedarnath:</b> a week apiece, for different reasons.',
      '<b>Rameswaram:</b> the gentlest. By old custom sand goes from here to the Ganga and Ganga water comes back. Families still do it, by train, in a plastic can.',
    ),
    h('Current practice at the stone'),
    p(
      'In the north you used to walk up and pour a little water yourself. Less and less: Kashi, Ujjain and, in season, Kedarnath now keep you a step away, and Trimbakeshwar and Kedarnath are closed to non-Hindus. In the south you have always stood back and looked. In either case you will have about five seconds, so hold the offering in your right hand and decide beforehand what you want to say.',
    ),
    p(
      'Then comes the part that no source mentions. You are allowed to stay in the hall. Move to the side, sit against a pillar, and remain as long as you please. My grandmother regarded the five seconds as an introduction and the pillar as the visit, and on this point I have found no evidence against her.',
    ),
  ],
};
