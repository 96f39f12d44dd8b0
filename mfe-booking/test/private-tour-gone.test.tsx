import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../src/expose/remote';

jest.mock('../src/features/private-tour/private-tour-ask', () => {
  throw new Error('offline');
});

const triesMs = 2_000;

beforeEach(() => {
  jest.useFakeTimers();
  // The page of private tours misses the remote of its questions, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Presses the button on a connection that loses the dialog's code. */
async function pressed() {
  const given = { tourId: '1c3a0f7e-0000-4000-8000-000000000009', tourTitle: 'Discovering Shiva' };
  const shown = await renderRemoteSlot(booking, 'booking/PrivateTourDialog', { of: {}, given });
  await act(async () => void fireEvent.click(shown.getByText('Inquire About Private Tour')));
  return shown;
}
const fail = () => act(() => jest.advanceTimersByTimeAsync(triesMs));

it('opens the page of private tours when the code of the dialog is lost', async () => {
  const { router } = await pressed();
  await fail();
  expect(router.state.location.pathname).toBe('/private-tours');
});

it('leaves a visitor alone who has opened another page before that is known', async () => {
  const { router, rerender } = await pressed();
  const before = router.state.location;
  rerender(<p>another page</p>);
  await fail();
  expect(router.state.location).toBe(before);
});
