import { bullets, heading, paragraphs } from '../formatted.js';
import type { SamplePolicy } from '../types.js';

export const privacy: SamplePolicy = {
  slug: 'privacy_policy',
  title: 'Privacy policy',
  version: '2026-2',
  effectiveFrom: '2026-11-01',
  body:
    paragraphs(
      'What we hold about you, why, for how long, and how to get a copy or have it erased. You may read and book here without an account.',
    ) +
    heading('What we keep') +
    bullets(
      'When you inquire: name, contact, your message, the page you wrote from, and a referral code if you came with one.',
      'When you book: the same, your payments (never the card itself, which stays with the payment provider), and later the travelers’ names, diet, flights and emergency contact that you enter.',
      'When you subscribe: your email address and, if you give it, your name. You get the newsletter after you have confirmed it by a link.',
      'When you give a gift card: your name and email, and the name, email and message for the person who gets it.',
      'When you have an account: name, email, a password that we store only as a hash, and your profile.',
      'When you visit: technical logs of what went wrong, without your name, email address or password. Visits with a partner’s code are counted without storing your address in clear.',
    ) +
    heading('Sensitive facts') +
    paragraphs(
      'Diet, health notes and passport details are stored encrypted, shown only to the people who prepare your tour, and erased 60 days after it ends.',
    ) +
    heading('Cookies and measurement') +
    paragraphs(
      'Without your consent this site sets only what it needs: your session, your currency, your choice about cookies, a referral code for 30 days, for a moment the answer to a form you sent, for a day when you last sent one, and, while a new release of the site is tried out, which one you see. If you sign in, it also remembers for 180 days that this browser has, so that wrong passwords tried elsewhere do not lock you out. Your shortlist and the countries you chose for phone numbers stay in your browser, and so do pages that you save to read offline. Analytics and third-party content, such as a reviews widget, are loaded only after you allow them. You can change your mind at the foot of every page.',
      'While you book, your browser tab remembers your choice, your name, email and phone, so that a reload does not lose them. Nothing of it is sent until you press the button, and the tab forgets it when you have paid or close it.',
      'If you allow it, our own server also counts how far visits to a tour come: the step, the tour, what kind of place you came from and what kind of device you hold, added up with the visits of others. The counts hold no address, no cookie and no identifier, and leave out bots. Your browser tab remembers which steps were counted until you close it. If you book, the kind of place and device are noted with your booking.',
    ) +
    heading('Referral codes') +
    paragraphs(
      'If you come with a partner’s code and send us a form, that partner sees your name, your email, the page you wrote from and the trip you ask about or book; after you book, also its days and price, what you have paid and the state of the booking. Each form says so. If you do not want this, open the site without the code.',
    ) +
    heading('Who else receives data') +
    paragraphs(
      'Guides, hotels and drivers receive what they need for your days. The payment provider receives what it needs for the payment. Email goes out through our own system. We sell nothing, and give nothing to anyone for advertising.',
    ) +
    heading('How long') +
    bullets(
      'Inquiries: 24 months after anyone last worked on them. If it led to a booking, as long as the booking.',
      'Host applications: 12 months after their last change.',
      'Waitlist entries: until you have them erased with the form on this page.',
      'Bookings and payments: as long as tax law requires, at present 8 years, and no more of them than it requires.',
      'Bookings and gift cards that were never paid: 24 months after you began them.',
      'Newsletter: until you leave, with one click; your address then stays with the note that you left, until you have it erased. An address that nobody confirmed: 30 days after we last asked.',
      'Accounts and profiles: until you have them erased. A sign-up whose address nobody confirmed: 30 days after we last asked. Gift cards: as long as bookings and payments.',
      'Emails we sent you: their text for 30 days, encrypted; the fact that they were sent for 400 days.',
      'Internal system messages: 7 days.',
      'Backups, which nobody reads unless data is lost: 30 days. What is erased here is in them until then.',
      'Your words on our testimonials page: until you take them back. If you are erased they may stay, without your name, country and picture.',
    ) +
    heading('Your rights') +
    paragraphs(
      'You may see, correct, export or erase what we hold. The form on this page sends a link to your email address, where you can download everything we hold for that address and erase it. Money records stay, without your contact, as long as the law demands. You may also complain to the data protection authority of your country.',
    ) +
    heading('Contact') +
    paragraphs(
      'Write to the email address at the foot of this page. A person in Kanyakumari answers, Monday to Saturday 9:00-18:00 IST.',
    ),
};
