import { rangeBeforeExplained, type Explanation } from '../explanations';

export const funnelExplanations: readonly Explanation[] = [
  {
    figure: 'Who is counted',
    meaning:
      'Only visitors who chose “Allow all” under Privacy choices, and no bots. No address, no cookie and no identifier is kept, only how many visits reached a step; a booking keeps its kind of source and device. So the figures are smaller than the real ones: they show where people leave, not how many came.',
  },
  {
    figure: 'Tour page',
    meaning:
      'A tour page was opened: once for each tour in a browser tab. Visits without scripts are not counted, nor are retreats, here and at the other steps.',
  },
  {
    figure: 'Panel opened',
    meaning: 'Something in the booking panel was used: a date, the travelers, a room.',
  },
  { figure: 'Details', meaning: 'The second step of the panel was shown, where names are filled in.' },
  {
    figure: 'Payment page',
    meaning:
      'A payment page was opened for a new booking, from the history of bookings. People who go back and begin again have a second one. A booking that a gift card covers has none.',
  },
  {
    figure: 'Deposit',
    meaning: 'The first payment of such a booking arrived, from the history of bookings.',
  },
  {
    figure: 'Went on',
    meaning:
      'This step divided by the step before, on these days. A deposit may arrive on a later day than its payment page.',
  },
  { figure: 'Left before', meaning: 'How many fewer visits there are at this step than at the one before.' },
  { figure: 'Page to deposit', meaning: 'Deposits for every hundred visits to a tour page.' },
  {
    figure: 'Source',
    meaning:
      'What kind of place the visit came from, found out in the browser from the link that led here. A partner’s code counts as partner, whatever the link was; only the kind is kept, never the address.',
  },
  { figure: 'Device', meaning: 'By the size of the screen, and whether it is touched.' },
  {
    figure: 'Which day',
    meaning:
      'Visits count on the day in India on which they were recorded, bookings on the day of their step. A closed day does not change: counts that arrive late are entries of their own day.',
  },
  {
    figure: 'Leads',
    meaning:
      'Leads that came on these days, by their state today, without spam. A day’s figures change until all its leads are won or lost. Answered in time is the share of the answers that were due; downloads and bookings are promised none. A proposal counts once for each lead.',
  },
  {
    figure: 'Why leads were lost',
    meaning: 'As typed by those who closed the lead; capital and small letters are the same.',
  },
  rangeBeforeExplained,
];
