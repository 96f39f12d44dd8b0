import { expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { lazyPage, remote } from '@valam/mfe-kit/remote';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { oneRetreat, oneTour } from './answers';
import { aRetreat, aTour } from './builders';

const [date] = aTour().tourDates;
const dateId = date?.id ?? null;

/** A panel in which the visitor selects the first date, and then none. */
const Panel = ({ onDate }: Pick<SlotComponentProps<'booking/BookingPanel'>, 'onDate'>) => (
  <>
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

it.each([
  ['a tour', '/spiritual-tours/discovering-shiva', oneTour],
  [
    'a retreat',
    '/retreats/silence',
    { ...oneRetreat, 'GET /api/retreats/silence': aRetreat({ dates: date ? [date] : [] }) },
  ],
] as const)('the dates of %s show which one is selected in its panel', async (_, path, answers) => {
  const shown = await renderRemotePage(catalog, path, { answers, others: [booking] });
  const card = () => shown.container.querySelector(`a[href="?date=${dateId}#book"]`)?.textContent;
  expect(card()).toBe('Book This Date');
  fireEvent.click(await shown.findByRole('button', { name: 'Select it in the panel' }));
  expect(card()).toContain('Selected');
  fireEvent.click(shown.getByRole('button', { name: 'Select none' }));
  expect(card()).toBe('Book This Date');
});
