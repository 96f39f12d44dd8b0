import { jest } from '@jest/globals';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

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

/** A page that comes to life a while after its data was read. */
export function renderAfter(ms: number, content: ReactNode): RenderResult {
  const clock = jest.spyOn(Date.prototype, 'valueOf').mockReturnValue(Date.now() + ms);
  const shown = render(content);
  clock.mockRestore();
  return shown;
}
