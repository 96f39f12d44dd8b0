import { beforeEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { act } from '@testing-library/react';
import { aDeparture, bookingPanel, chooseDate } from '../kit/booking-panel';

let isOffline = true;
jest.mock('../../src/features/booking-panel/waitlist-form', () => {
  if (isOffline) throw new Error('offline');
  return { __esModule: true, default: () => <p>The form of the waitlist</p> };
});
// Silences the log of the intended failure.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = aDeparture();
const soldOut = aDeparture({ dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02', free: 0 });

it('keeps the panel if the code of one of its parts cannot be loaded, and loads it on a retry', async () => {
  const shown = await bookingPanel([open, soldOut]);
  await act(() => chooseDate(shown, soldOut));
  await shown.findByText(/Nothing you entered is lost\. Please try again\./);
  expect(shown.queryByText('fallback')).toBeNull();
  expect(shown.getByLabelText('Departure date')).toHaveProperty('value', soldOut.dateId);

  isOffline = false;
  await act(() => userEvent.click(shown.getByRole('button', { name: 'Try again' })));
  await shown.findByText('The form of the waitlist');
  expect(document.activeElement).not.toBe(document.body);
});
