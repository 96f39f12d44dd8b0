import { jest } from '@jest/globals';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Simulates Back from another site to a page in the back/forward cache. */
export const comeBack = (): void =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

/** Simulates a switch to another tab and back after this time. */
export function lookAwayFor(ms: number): void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  clock.mockRestore();
}

/** Renders a page this long after its data was read. */
export function renderAfter(ms: number, content: ReactNode): RenderResult {
  const clock = jest.spyOn(Date.prototype, 'valueOf').mockReturnValue(Date.now() + ms);
  const shown = render(content);
  clock.mockRestore();
  return shown;
}
