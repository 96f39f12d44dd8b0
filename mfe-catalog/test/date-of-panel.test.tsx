import { expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { lazyPage, remote } from '@valam/mfe-kit/remote';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { oneRetreat, oneTour } from './answers';
import { aRetreat, aTour } from './builders';

const [date] = aTour().tourDates;
const dateId = date?.id ?? null;

const seats: Availability = {
  ...{ dateId: dateId ?? '', startDate: '2027-02-06', endDate: '2027-02-15', bookingStatus: null },
  ...{ capacity: 12, free: 1, sold: 11, status: 'open', minimumGroup: null, decisionDate: null },
  ...{ prices: { USD: 2_490, EUR: 2_290, GBP: 1_960, INR: 209_000 }, roomOptions: [] },
};

/** A panel in which the visitor selects the first date, and then none, and which requests the seats again. */
const Panel = ({
  onDate,
  onSeats,
}: Pick<SlotComponentProps<'booking/BookingPanel'>, 'onDate' | 'onSeats'>) => (
  <>
    <button type="button" onClick={() => onSeats?.([seats])}>
      Refetch
    </button>
    <button type="button" onClick={() => onDate?.(dateId)}>
      Select it in the panel
    </button>
    <button type="button" onClick={() => onDate?.(null)}>
      Select none
    </button>
  </>
);
const component = lazyPage('panel', () => Promise.resolve({ default: Panel }));
const booking = remote({
  name: 'booking',
  apis: [],
  routes: [],
  slots: { 'booking/BookingPanel': { component }, 'booking/RetreatPanel': { component } },
});

it('the links of the dates name their dates, keep a promo code of the URL, and open a new tab on a click with Ctrl', async () => {
  const shown = await renderRemotePage(catalog, '/spiritual-tours/discovering-shiva?promo=DIWALI', {
    answers: oneTour,
  });
  const link = await shown.findByRole('link', { name: 'Book This Date, Feb 06, 2027 to Feb 15, 2027' });
  expect(link.getAttribute('href')).toBe(`?promo=DIWALI&date=${dateId}#book`);
  shown.getByRole('link', { name: 'Join the waitlist, Mar 06, 2027 to Mar 15, 2027' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(link.textContent).toBe('Book This Date');
});

const trips = [
  ['a tour', '/spiritual-tours/discovering-shiva', oneTour],
  [
    'a retreat',
    '/retreats/silence',
    { ...oneRetreat, 'GET /api/retreats/silence': aRetreat({ dates: date ? [date] : [] }) },
  ],
] as const;

it.each(trips)('the dates of %s show which one is selected in its panel', async (_, path, answers) => {
  const shown = await renderRemotePage(catalog, path, { answers, others: [booking] });
  const card = () => shown.container.querySelector(`a[href="?date=${dateId}#book"]`)?.textContent;
  expect(card()).toBe('Book This Date');
  fireEvent.click(await shown.findByRole('button', { name: 'Select it in the panel' }));
  expect(card()).toContain('Selected');
  fireEvent.click(shown.getByRole('button', { name: 'Select none' }));
  expect(card()).toBe('Book This Date');
});

it.each(trips)(
  'the dates of %s show the seats that its panel has requested again',
  async (_, path, answers) => {
    const shown = await renderRemotePage(catalog, path, { answers, others: [booking] });
    const refetch = await shown.findByRole('button', { name: 'Refetch' });
    expect(shown.queryByText('Only 1 seat left')).toBeNull();
    fireEvent.click(refetch);
    await shown.findByText('Only 1 seat left');
  },
);
