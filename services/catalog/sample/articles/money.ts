import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const money: ArticleText = {
  slug: 'money-cash-cards-and-tips',
  title: 'Money: cash, cards, tips and the man with the donation book',
  metaDescription:
    'How to pay in temple towns, what to tip, how to give to temples and beggars, and what a fair rickshaw costs.',
  blogCategory: 'Travel',
  author: 'farook-abdul-kader',
  districts: [],
  publishedDaysAgo: 120,
  blocks: [
    p(
      'In my family you wrote it down before you shook hands. I am an accountant, so this article is a list of amounts. Figures are in rupees and were collected in 2026. For a rough sum: a hundred rupees are about one dollar ten, or a little under one euro. Look up the day’s rate.',
    ),
    h('Cash'),
    p(
      'You cannot buy rupees abroad in any useful amount, and visitors may bring in at most 25,000 of them, none at all from Pakistan or Bangladesh. Take a card to the first machine in the airport hall, before customs if there is one, and draw ten thousand. Machines of the State Bank of India, HDFC and Axis are the reliable ones; they give ten thousand at a time. Always choose <b>to be charged in rupees</b>, never in your own currency: the second costs five per cent more and is offered with a smile.',
    ),
    p(
      'Then break the notes. A five-hundred is too large for tea, flowers, shoes and rickshaws. Pay the hotel’s coffee with it and keep the tens and twenties in another pocket. Torn notes are not accepted by anyone; return them at once.',
    ),
    h('Cards and phones'),
    p(
      'Hotels, good restaurants and craft shops take cards. All of India pays by phone, with a square code stuck on every coconut cart; this is UPI, and visitors can use it through a prepaid wallet sold at the large airports against passport. It is practical in cities. In temple towns cash is still quicker than the signal.',
    ),
    h('What things cost'),
    ul(
      'Tea at a stall: 10 to 20. Filter coffee: 20 to 40. Tender coconut: 40 to 70',
      'A lunch on a leaf: 100 to 250',
      'A bottle of water, one liter: 20, printed on it. No one may ask more',
      'An arm’s length of jasmine: 10 to 30, at festivals 60',
      'Keeping your shoes: 2 to 10',
      'Autorickshaw: about 30 for the first two kilometers and 15 to 20 for each further one; the driver will begin at three times that. Apps show a fair price even if you do not use them',
      'A cotton scarf: 200 to 500. A handwoven silk sari: 8,000 upwards; for 1,500 it is polyester, however it feels',
    ),
    h('Tips on tour'),
    p(
      'None is needed with us: guides and drivers are paid properly, and on the day. Groups like to give something all the same. If you do, together, at the end, in one envelope: 300 to 500 a day for the guide and 200 to 300 for the driver, from the whole group. To a porter who carries your bag up sixty steps: 100. To the room: nothing daily; 200 at the end, put into a hand. In a simple restaurant leave the coins, in a better one five to ten per cent unless a service charge is on the bill.',
    ),
    h('In the temple'),
    p('There are four kinds of giving, and it helps to know which is which.'),
    ul(
      '<b>The box</b>, called hundi: steel, locked, sealed. It goes to the temple, is counted before witnesses, and no one watches what you put in. This is the right place.',
      '<b>The ticket</b> for a special line or a rite: printed, with the price on a board. Fair, if you want it.',
      '<b>The plate</b> with the lamp: ten or twenty rupees for the priest, whose salary is usually small.',
      '<b>The book</b>: a man outside, with a ledger in which “Mr John, London, 5,000” is written. It is not the temple. Smile, fold your hands, go on.',
    ),
    h('Beggars'),
    p(
      'No rule is good. Mine: nothing to children, nothing to those who hold your sleeve, nothing at the traffic light. At fixed places outside a temple sit old people whom everyone knows; ten rupees each, or, better, buy twenty meal tokens from the stall beside them and hand those out. If you wish to do something that lasts, ask your guide which school or clinic publishes its accounts. We take nothing of what you give.',
    ),
    h('Commission'),
    p(
      'Where a driver insists on one shop, the shop pays him 20 to 40 per cent, and you pay the shop. Our guides take none; it is in their contract and they lose it otherwise. Should you ever suspect it, write to me. I read such letters on the same day and I have, twice, ended a contract.',
    ),
    h('When it goes wrong'),
    p(
      'Tell your bank that you travel. Bring two cards of two kinds and keep them apart. Photograph the back, with the number to call. Keep one note of a hundred dollars inside the cover of this or another book; the old trick is still the best. If cards and cash are both gone, call us: we advance up to 20,000 rupees against a signature until you are home.',
    ),
  ],
};
