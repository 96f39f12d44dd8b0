import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

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
      'Accounts, year 2026. All amounts in Indian rupees. Conversion for mental arithmetic: 100 rupees equal about 1.20 US dollars, or 1.10 euros; check the day’s rate. I am an accountant. My family’s rule, over some centuries in the spice trade, was to write it down before shaking hands. I have therefore written it down.',
    ),
    h('Account 1. Opening balance: cash'),
    p(
      'Rupees cannot be bought abroad in useful amounts. You may import at most 25,000, and none from Pakistan or Bangladesh. Proceed with a card to the first machine in the arrivals hall and withdraw 10,000. State Bank of India, HDFC and Axis are reliable and pay out that much per withdrawal. If asked whether you wish <b>to be charged in rupees</b>, the answer is yes. The alternative, your own currency, costs about 5 percent more. It is offered with a smile, which is not itemized.',
    ),
    p(
      'Convert large notes at once. A 500 is useless for tea, flowers or shoes. Spend it at the hotel. Keep tens and twenties in a separate pocket. Refuse torn notes on receipt; nobody downstream will accept them.',
    ),
    h('Account 2. Cards and codes'),
    p(
      'Cards: accepted at hotels, better restaurants, craft shops. UPI, the square code on every coconut cart: open to visitors through a prepaid wallet, sold against a passport at the large airports. Useful in cities. In temple towns, cash clears faster than the signal.',
    ),
    h('Account 3. Schedule of ordinary prices'),
    ul(
      'Tea, stall: 10 to 20. Filter coffee: 20 to 40. Tender coconut: 40 to 70',
      'Lunch on a leaf: 100 to 250',
      'Water, one liter: 20, as printed. No surcharge is lawful',
      'Jasmine, per arm’s length: 10 to 30. At festivals: 60',
      'Shoe stand: 2 to 10',
      'Autorickshaw: 30 for the first two kilometers, 15 to 20 for each one after. Opening bid: triple. An app shows the fair figure whether or not you ride with it',
      'Cotton scarf: 200 to 500. Handwoven silk sari: from 8,000. At 1,500 it is polyester',
    ),
    h('Account 4. Gratuities'),
    p(
      'On our tours: none required. Guides and drivers are paid properly and on the day. Groups that insist may give one joint envelope at the end, at 300 to 500 per day for the guide and 200 to 300 for the driver, <i>from the whole group</i>. Porter, sixty steps, one bag: 100. Hotel room: 200 on departure, into a hand. Simple restaurant: the coins. Better restaurant: 5 to 10 percent, unless service is on the bill. I mention this last because guests regularly tip on top of it.',
    ),
    h('Account 5. Temples: four columns'),
    ul(
      '<b>The box</b> (hundi). Steel, locked, sealed, counted before witnesses. Goes to the temple. Recommended.',
      '<b>The ticket.</b> For a rite or a faster line. Printed, price on a board. Fair.',
      '<b>The plate.</b> Held by the priest with the lamp. 10 or 20. His salary is usually small.',
      '<b>The book.</b> Held by a gentleman outdoors. Contains the entry “Mr. John, London, 5,000.” He is not the temple. Fold your hands; proceed.',
    ),
    h('Account 6. Beggars'),
    p(
      'No policy balances. Mine: nothing to children, nothing to a hand on my sleeve, nothing at traffic lights. To the elderly who sit at the same spot every day outside a temple, 10 each, or meal tokens: the stall nearby sells them, buy twenty and distribute. For a lasting contribution, ask your guide which school or clinic publishes its accounts, and read them. We deduct nothing.',
    ),
    h('Account 7. Commission'),
    p(
      'If your taxi driver knows exactly one shop, the shop pays him 20 to 40 percent. You pay the shop. Our guides accept none; their contract says so and ends if they do. I have terminated two. Suspicions may be addressed to me and will be read on the day of receipt.',
    ),
    h('Account 8. Contingencies'),
    ol(
      'Before departure: notify your bank. Carry two cards of different networks, in different places. Photograph the backs.',
      'Reserve: one 100-dollar note inside the cover of a dull book.',
      'Card lost: call the number you photographed. Then call us.',
      'Everything lost: we advance up to 20,000 rupees against your signature, repayable once home.',
    ),
    h('Worked example'),
    p(
      'One traveler, one free day in Madurai. Coffee, 30. Auto to the temple, four kilometers, 70 after discussion. Shoes, 5. Jasmine, 20. Box, 100. Plate, 20. Lunch on a leaf, 150. Two coconuts, because it was hot, 120. A cotton scarf, 350, asked 600. Auto back, 70. Water, 20. Total: 955, or about eleven dollars and forty cents. The same day with a driver who “knows a place” was reported to me last winter at 14,200. The difference was a carpet.',
    ),
    p(
      'Balance carried forward to next year. Errors and omissions excepted; please report them, with the figure.',
    ),
  ],
};
