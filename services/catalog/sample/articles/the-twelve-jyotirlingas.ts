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
      'Brahma and Vishnu once quarrelled about who was the greater. Between them a column of light shot up, without top or foot. One flew up as a goose to find the end, the other dug down as a boar; neither found it. Out of the light stepped Shiva. Twelve places in India hold that the column stood there, or a spark of it. They are the Jyotirlingas: <i>jyoti</i>, light.',
    ),
    h('What a lingam is'),
    p(
      'It is a mark, a sign: the word means no more. Most often a smooth upright stone, rounded at the top, standing in a basin with a spout from which the poured water runs off. It is what you can show of one who has no form. Schoolbooks of the nineteenth century called it a phallus, and there are old images which bear them out and a thousand years of texts which think of a pillar of fire. The grandmother beside you in the line thinks of neither. She thinks: there he is.',
    ),
    p(
      'At the twelve places the stone is often small, rough, or hardly to be seen: a hump at Kedarnath, a hollow at Trimbak, a mound at Bhimashankar. They are held to have appeared on their own, not to have been made.',
    ),
    h('The list'),
    ol(
      '<b>Somnath</b>, Gujarat, on the sea; the first to be named',
      '<b>Mallikarjuna</b>, Srisailam, Andhra Pradesh, in the forest above the Krishna',
      '<b>Mahakaleshwar</b>, Ujjain, Madhya Pradesh, facing south',
      '<b>Omkareshwar</b>, Madhya Pradesh, on an island in the Narmada',
      '<b>Kedarnath</b>, Uttarakhand, at 3,583 meters',
      '<b>Bhimashankar</b>, Maharashtra, in cloud forest',
      '<b>Vishwanath</b>, Varanasi, Uttar Pradesh, by the Ganga',
      '<b>Trimbakeshwar</b>, Maharashtra, at the source of the Godavari',
      '<b>Vaidyanath</b>, Deoghar, Jharkhand',
      '<b>Nageshwar</b>, near Dwarka, Gujarat',
      '<b>Rameswaram</b>, Tamil Nadu, at the southern sea',
      '<b>Grishneshwar</b>, beside Ellora, Maharashtra',
    ),
    p(
      'The order is that of a Sanskrit verse which many say in the morning. It begins: <i>Saurashtre Somanatham cha</i>.',
    ),
    image('inline-1', 'Most of the twelve have a northern spire; only two lie in the far south.'),
    h('Where they are disputed'),
    p(
      'Of three the place is argued about, and each side has a road sign. Vaidyanath is claimed by Deoghar in Jharkhand and by Parli in Maharashtra. Nageshwar by the temple near Dwarka, by Aundha in Maharashtra and by Jageshwar in Uttarakhand. Bhimashankar has a rival near Guwahati. The verse is old, its place names are older, and a place of pilgrimage does not give up its claim for a philologist. Pilgrims settle it well: they go to both.',
    ),
    h('Not the same as'),
    ul(
      'the <b>Pancha Bhoota</b> temples, five in the Tamil country and at its edge, for the five elements: Kanchipuram, Thiruvanaikaval, Tiruvannamalai, Kalahasti, Chidambaram',
      'the <b>Char Dham</b>, four corners of India: Badrinath, Dwarka, Puri, Rameswaram, of which only one is Shiva’s',
      'the <b>Chota Char Dham</b>, four in Uttarakhand: Yamunotri, Gangotri, Kedarnath, Badrinath',
      'the <b>Shakti Pithas</b>, seats of the goddess, 18, 51 or 108 by the list you read',
    ),
    p('Kedarnath and Rameswaram stand in more than one list, and so have more than one queue.'),
    h('How to see them'),
    p(
      'There are coaches that do all twelve in some twenty days. You arrive, run, touch, photograph the board, sleep sitting. I have met people at the eleventh who could not say which the ninth had been. If you ask me: take one region and stay.',
    ),
    ul(
      '<b>Maharashtra</b> has three within a day’s drive of each other, with Ellora thrown in. Best in August, all green, and in winter.',
      '<b>Ujjain and Omkareshwar</b> go together, three hours apart, from Indore.',
      '<b>Somnath and Nageshwar</b> lie at the two ends of the coast of Saurashtra, with lions in between.',
      '<b>Kashi</b> and <b>Kedarnath</b> want a week each, for their own reasons.',
      '<b>Rameswaram</b> is the gentlest. An old custom joins the two ends of the country: sand from Rameswaram is carried to the Ganga and water of the Ganga back to Rameswaram. Families still do it, with a plastic can, by train.',
    ),
    h('At the stone'),
    p(
      'In the north people used to come near and pour a little water over the stone. That has become rarer: at Kashi, Ujjain and, in season, Kedarnath you now pass at a step’s distance, and Trimbakeshwar and Kedarnath are closed to non-Hindus. In the south you stand off and only look. Have your offering ready in the right hand, know what you wish to say, since it will be five seconds, and then move to the side and stay in the hall for as long as you like. That is what my grandmother did. She said that the god sees you when you have stopped pushing.',
    ),
  ],
};
