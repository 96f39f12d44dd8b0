import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LaterTooltips } from './later-tooltips';

const show = () =>
  render(
    <LaterTooltips>
      {(Tooltip) => (
        <Tooltip text="Copies the link">
          <button type="button">Copy</button>
        </Tooltip>
      )}
    </LaterTooltips>,
  );

const move = (pointerType: string): Event =>
  Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType });
/** Loads the code itself: who has asked for it before has it then. */
const codeArrives = () =>
  act(async () => {
    await import('./tooltip');
    await new Promise((done) => setTimeout(done));
  });

/** Radix marks what has a tooltip. */
const hasTooltip = (): boolean => screen.getByRole('button').hasAttribute('data-state');

describe('tooltips that come later', () => {
  it.each([
    ['a mouse moves', () => move('mouse')],
    ['a key is pressed', () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ])('are there after %s', async (_name, sign) => {
    show();
    await codeArrives();
    expect(hasTooltip()).toBe(false);
    act(() => void fireEvent(document.body, sign()));
    await codeArrives();
    expect(hasTooltip()).toBe(true);
  });

  it('are not fetched for a finger', async () => {
    show();
    act(() => void fireEvent(document.body, move('touch')));
    await codeArrives();
    expect(hasTooltip()).toBe(false);
  });

  it('leave a focused button as it is, until it is left', async () => {
    show();
    const button = screen.getByRole('button');
    act(() => button.focus());
    act(() => void fireEvent(document.body, move('mouse')));
    await codeArrives();
    expect(document.activeElement).toBe(button);
    act(() => button.blur());
    act(() => void fireEvent(document.body, move('mouse')));
    await codeArrives();
    expect(hasTooltip()).toBe(true);
  });
});
