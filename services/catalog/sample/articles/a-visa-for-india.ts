import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

export const aVisaForIndia: ArticleText = {
  slug: 'a-visa-for-india-step-by-step',
  title: 'A visa for India, step by step',
  metaDescription:
    'The e-Tourist visa in plain words: when to apply, the photograph that is refused, what it costs, and the forms on arrival.',
  blogCategory: 'Travel',
  author: 'arjun-pillai',
  districts: [],
  publishedDaysAgo: 70,
  blocks: [
    p(
      'Most travelers need a visa for India, and most can get it on the internet in three days. The page on which this is done is old and slow. I have sat beside many people while they filled it in. These are the places where they stop.',
    ),
    h('First: the right page'),
    p(
      'The only official address is <a href="https://indianvisaonline.gov.in/evisa/">indianvisaonline.gov.in/evisa</a>. A search engine will show you a dozen others above it, with flags, lotus flowers and a fee three times as high. They pass your data on to the same form. If the address does not end in <b>gov.in</b>, close it.',
    ),
    h('Which visa'),
    p(
      'For a tour, a retreat of some weeks, a course of yoga of short length or a visit to friends you want the <b>e-Tourist visa</b>. It exists for 30 days, one year and five years. Nearly everybody is best served by the one-year visa: it does not start to run on a date that you must guess, you may enter several times, and the price differs little. The 30-day one begins on the day you arrive and must be applied for within the month before.',
    ),
    p(
      'Citizens of a few countries pay nothing; others pay between about ten and eighty US dollars, depending on passport, length and season, as a card payment at the end. Citizens of Nepal and Bhutan need no visa, and neither do holders of an OCI card. If you, your parents or grandparents were born in Pakistan, you must apply through the embassy and should begin two months ahead.',
    ),
    h('What you need in front of you'),
    ul(
      'A passport valid for six months after arrival, with two empty pages',
      'A scan of its photo page as PDF, under 300 kB',
      'A square photograph as JPEG, white ground, face in the middle, no glasses, no shadow',
      'The address of your first hotel, and the name and phone number of one person in India. For our guests that is our office',
      'The names and birthplaces of your parents. Yes, really',
      'A list of the countries that you have visited in ten years',
    ),
    h('The form, with its traps'),
    ol(
      'Write your name exactly as in the machine-readable line of the passport, with all middle names, without accents.',
      '“Port of arrival” may be changed later; any of the listed airports will do on the day.',
      '“Religion” and “visible identification marks” must be filled in. For religion choose “Others” if none of the list is yours; for marks “None” is an answer.',
      'Under “places to be visited” write the towns of your tour, separated by commas.',
      '“Have you ever visited India before” asks for the old visa number. If it is lost, write “not available”.',
      'Write down the temporary application number as soon as it appears. The page forgets you after some minutes.',
      'Do not type apostrophes, slashes or letters with dots. The form stops without a word.',
      'After the payment, wait. If the page hangs, check the status before you pay twice.',
    ),
    h('The photograph'),
    p(
      'Four in five refusals come from it. A phone is good enough: stand a meter in front of a white door by daylight, ask someone to hold the camera at the height of your eyes, crop it square. No smile with teeth, no hair over the brows, no white shirt on a white ground.',
    ),
    h('When'),
    p(
      'Apply between one and four weeks before you fly. It usually takes one to three days; around Indian holidays a week. You receive an email with the word <b>Granted</b>. Print it. Airlines ask for the paper at check-in and so may the officer.',
    ),
    h('On arrival'),
    p(
      'Walk past the long rows to the counters marked e-Visa. They take your fingerprints and a picture, ask where you stay, and stamp the passport. Look at the stamp: that is the true date until which you may stay. Since late 2025 the arrival card is filled in online within three days before landing; the airline will tell you, and paper is still found at the desk when a phone dies.',
    ),
    h('What you may not do'),
    p(
      'Work, preach as a missionary, film for money, or report as a journalist: each has its own visa. Parts of the north-east, the islands and some border valleys need a permit besides. Drones and satellite phones are taken away at customs, and a satellite phone can get you arrested. If you overstay by a day, write to us on the day before and not on the day after.',
    ),
    p(
      'Rules change, and this article may be out of date. Before you pay, read the official page itself. And if you are stuck on the question about your grandfather at eleven at night, write to us. We answer.',
    ),
  ],
};
