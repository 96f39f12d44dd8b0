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
      'Apply one to four weeks before you fly. Use the official site only. Take the photo again. If you read nothing else here, you’re still ahead of most people. I have sat next to a lot of travelers at that form; this is where they get stuck, in order.',
    ),
    h('1. Open the right site'),
    p(
      'Go to <a href="https://indianvisaonline.gov.in/evisa/">indianvisaonline.gov.in/evisa</a>. There is no other. Search engines list a dozen lookalikes above it, with flags and a triple fee, and those send your data to the same form. Check that the address ends in <b>gov.in</b>. If it doesn’t, close the tab.',
    ),
    h('2. Pick the visa'),
    p(
      'You want the <b>e-Tourist visa</b>. It covers tours, retreats of a few weeks, short yoga courses and visits to friends. It comes in 30 days, one year and five years.',
    ),
    ul(
      '<b>Take the one-year.</b> You can enter several times, there’s no start date to guess, and the price is close.',
      '<b>The 30-day</b> starts the day you land. Apply within the month before.',
      '<b>Cost:</b> nothing for a few nationalities; for others about 10 to 80 US dollars by passport, length and season. Paid by card at the end.',
      '<b>Not needed:</b> citizens of Nepal and Bhutan, and OCI cardholders.',
      '<b>Not available:</b> if you, a parent or a grandparent was born in Pakistan, go through the embassy. Start two months out.',
    ),
    h('3. Get these ready before you log on'),
    ul(
      'Passport, valid six months past arrival, two blank pages',
      'Scan of the photo page: PDF, under 300 kB',
      'Photo: square JPEG, white background, face centered, no glasses, no shadow',
      'First hotel’s address, plus a name and phone number in India. On our tours, use our office',
      'Your parents’ names and birthplaces. Yes, they ask',
      'Every country you have visited in ten years',
    ),
    h('4. Take the photo'),
    p(
      'Most refusals I see are the photo. Stand a meter from a white door in daylight. Someone else holds the phone, at your eye level. Mouth closed, hair off the eyebrows, no white shirt. Crop it square. Done.',
    ),
    h('5. Fill in the form'),
    ol(
      'Name: copy the machine-readable line of the passport. All middle names, no accents.',
      'Temporary application number: write it down the second it appears. The site times out.',
      'Port of arrival: any listed airport. You can land at a different one.',
      'Religion: pick “Others” if yours isn’t there. Identification marks: “None” is accepted.',
      'Places to be visited: the towns of your tour, with commas.',
      'Visited before: give the old visa number. Lost it? “Not available.”',
      'Apostrophes, slashes, dotted letters: leave them out. The form freezes and doesn’t say why.',
      'Payment: pay once. If the page hangs, check the status before you try again.',
    ),
    h('6. Wait, then print'),
    p(
      'Normal is one to three days. Around Indian holidays, allow a week. The email you’re waiting for says <b>Granted</b>. Print it. The airline will want paper at check-in, and the officer may.',
    ),
    h('7. Land'),
    p(
      'Skip the long lines and find the counters marked e-Visa. Fingerprints, photo, where are you staying, stamp. Read the stamp before you walk off: the date on it is the date that counts. The arrival card has been online since late 2025; fill it in during the three days before landing. If your phone dies there is still paper at the desk.',
    ),
    h('8. What this visa doesn’t cover'),
    p(
      'No work, no missionary work, no paid filming, no journalism; each of those has its own visa. Parts of the northeast, the islands and certain border valleys need a permit on top. Leave drones and satellite phones at home. Customs keeps the first, and the second can get you arrested. About to overstay? Call us the day before. The day after is much harder.',
    ),
    h('If it says no'),
    p(
      'A rejected photo or scan can usually be replaced; log in with the application number and upload it again. A refused application is different: the fee is gone, and you start over or go through the embassy. Don’t argue with the help line. Fix the one thing they named, apply again, and tell us, so we know whether to hold your airport pickup. We’d rather hear it from you in week three than at the gate.',
    ),
    p(
      'One caution. Rules change and this article may be out of date, so read the official page before you pay. Stuck at 11 p.m. on the question about your grandfather? Write to us. Someone’s up.',
    ),
  ],
};
