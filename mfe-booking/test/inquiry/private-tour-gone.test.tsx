import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';

jest.mock('../../src/features/private-tour/private-tour-ask', () => {
  throw new Error('offline');
});

const triesMs = 2_000;

beforeEach(() => {
  jest.useFakeTimers();
  // Silences the log of the missing remote that fills the FAQ slot.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Clicks the button while the code of the dialog cannot be loaded. */
async function pressed() {
  const given = { tourId: '1c3a0f7e-0000-4000-8000-000000000009', tourTitle: 'Discovering Shiva' };
  const shown = await renderRemoteSlot(booking, 'booking/PrivateTourDialog', { of: {}, given });
  await act(async () => void fireEvent.click(shown.getByText('Inquire About Private Tour')));
  return shown;
}
const fail = () => act(() => jest.advanceTimersByTimeAsync(triesMs));

it('opens the page of private tours if the code of the dialog cannot be loaded', async () => {
  const { router } = await pressed();
  await fail();
  expect(router.state.location.pathname).toBe('/private-tours');
});

it('does not navigate if the visitor has opened another page before the load fails', async () => {
  const { router, rerender } = await pressed();
  const before = router.state.location;
  rerender(<p>another page</p>);
  await fail();
  expect(router.state.location).toBe(before);
});
