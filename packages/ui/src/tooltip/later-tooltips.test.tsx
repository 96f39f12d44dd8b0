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
/** Loads the chunk: a component that requested it before has it afterward. */
const codeArrives = () =>
  act(async () => {
    await import('./tooltip');
    await new Promise((done) => setTimeout(done));
  });

/** Radix sets `data-state` on an element with a tooltip. */
const hasTooltip = (): boolean => screen.getByRole('button').hasAttribute('data-state');

describe('lazy-loaded tooltips', () => {
  it.each([
    ['a mouse moves', () => move('mouse')],
    ['a key is pressed', () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ])('are loaded after %s', async (_name, sign) => {
    show();
    await codeArrives();
    expect(hasTooltip()).toBe(false);
    act(() => void fireEvent(document.body, sign()));
    await codeArrives();
    expect(hasTooltip()).toBe(true);
  });

  it('are not loaded on touch', async () => {
    show();
    act(() => void fireEvent(document.body, move('touch')));
    await codeArrives();
    expect(hasTooltip()).toBe(false);
  });

  it('do not replace a button while it has the focus', async () => {
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
