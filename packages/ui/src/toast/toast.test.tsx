import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ToastHost, type ToastMessage } from './toast';

const sent: ToastMessage = {
  id: '1',
  title: 'Inquiry sent successfully!',
  description: "We'll get back to you within 24 hours.",
  tone: 'success',
};
const missing: ToastMessage = {
  id: '2',
  title: 'Missing Information',
  description: 'Please select a departure date.',
  tone: 'destructive',
};

function Page() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <>
      <button type="button" onClick={() => setToast(sent)}>
        Send
      </button>
      <button type="button" onClick={() => setToast(missing)}>
        Pay
      </button>
      <ToastHost toast={toast} onDismiss={(id) => setToast((now) => (now?.id === id ? null : now))} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => document.querySelectorAll('[data-state="open"]').length;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('toasts', () => {
  it('are shown for five seconds', () => {
    render(<Page />);
    press('Send');
    expect(screen.getAllByText('Inquiry sent successfully!').length).toBeGreaterThan(0);
    wait(4_900);
    expect(shown()).toBe(1);
    wait(200);
    expect(shown()).toBe(0);
  });

  it('are shown one at a time', () => {
    render(<Page />);
    press('Send');
    press('Pay');
    wait(50);
    expect(shown()).toBe(1);
    expect(document.querySelector('[data-state="open"]')?.textContent).toContain('Missing Information');
    expect(document.querySelector('[data-state="open"]')?.getAttribute('role')).toBe('alert');
  });

  it('are focused by F8 and closed by their button', () => {
    render(<Page />);
    press('Send');
    wait(50);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(region.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    wait(50);
    expect(shown()).toBe(0);
  });

  it.each([
    [40, 1],
    [60, 0],
  ])('after a swipe of %d px to the right number %d', (distance, left) => {
    render(<Page />);
    press('Send');
    wait(50);
    const toast = document.querySelector('[data-state="open"]');
    if (!toast) throw new Error('No message is shown');
    const at = (clientX: number) => ({
      clientX,
      clientY: 10,
      button: 0,
      pointerId: 1,
      pointerType: 'touch',
      bubbles: true,
    });
    const fire = (type: string, clientX: number) => fireEvent(toast, new PointerLike(type, at(clientX)));
    fire('pointerdown', 0);
    fire('pointermove', 20);
    fire('pointermove', distance);
    fire('pointerup', distance);
    wait(50);
    expect(shown()).toBe(left);
  });
});

/** jsdom's pointer events have no coordinates. */
class PointerLike extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: MouseEventInit & { pointerId: number; pointerType: string }) {
    super(type, init);
    this.pointerId = init.pointerId;
    this.pointerType = init.pointerType;
  }
}
