import type { SampleFaq } from '../types.js';
import { ask } from './ask.js';

export const forHosts: SampleFaq[] = [
  ...ask('Host', [
    [
      'host-who',
      'Who can become a host?',
      'Teachers of yoga, meditation, music or dance, writers, scholars, cooks: anyone with people who trust them, and with something of their own to share in India. You need not have led a group before.',
    ],
    [
      'host-work',
      'What do I do, and what do you do?',
      'You teach and look after your group. We take care of the route, rooms, food, transport, guide, tickets, payments and anything that happens at three in the morning.',
    ],
    [
      'host-earn',
      'How are hosts paid?',
      'By a fee agreed in writing before the dates are announced; your own travel on the ground, room and meals are covered. With a full group most hosts also cover their flight.',
    ],
    [
      'host-size',
      'How many guests must I bring?',
      'None for a date that we sell together. For a tour under your name alone we begin at six.',
    ],
    [
      'host-apply',
      'What happens after I apply?',
      'We read every application, speak with you within two weeks, and often invite you to join a tour at cost first. Then both sides decide.',
    ],
    [
      'host-profile',
      'May I link to my own site and show my contact details?',
      'Yes, both. Whether your email and phone are shown on your page is your choice, and may be changed at any time.',
    ],
    [
      'host-india',
      'I live in India. Can I host?',
      'Gladly. Our guides and several hosts do. Tell us which regions you know.',
    ],
  ]),
  ...ask('Referral', [
    [
      'referral-rate',
      'How much do I earn?',
      '10% of each booking made with your code, of what was paid less what was refunded. A commission never expires.',
    ],
    [
      'referral-when',
      'When is it paid?',
      'Monthly, 30 days after a tour is completed, once you reach US$50, by bank transfer or PayPal. Smaller amounts roll over.',
    ],
    [
      'referral-free',
      'What is the free retreat?',
      'At 10 completed bookings in a year you travel on one of our retreats as our guest.',
    ],
    [
      'referral-link',
      'How do I get my link?',
      'It arrives by email within 24 hours of signing up, with a link to set your password. Your page then shows clicks, leads, bookings and every commission line.',
    ],
    [
      'referral-long',
      'How long does a click count?',
      'The code is kept for 30 days in the browser. Once a person has booked with it, later bookings of that person stay yours; if they only inquired, it counts for 30 days from then.',
    ],
  ]),
];
