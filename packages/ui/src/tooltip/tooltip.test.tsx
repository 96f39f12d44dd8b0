import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a tooltip', () => {
  it('opens after 700 ms', () => {
    render(
      <TooltipProvider>
        <Tooltip text="Copies the link">
          <button type="button">Copy</button>
        </Tooltip>
      </TooltipProvider>,
    );
    const move = Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType: 'mouse' });
    act(() => void fireEvent(screen.getByRole('button'), move));
    act(() => jest.advanceTimersByTime(690));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => jest.advanceTimersByTime(20));
    expect(screen.getByRole('tooltip').textContent).toBe('Copies the link');
  });
});
