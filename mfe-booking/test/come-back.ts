import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Back from another site to the page as it was left. */
export const comeBack = (): void =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

/** Another tab for a while, then this one again. */
export function lookAwayFor(ms: number): void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  clock.mockRestore();
}
