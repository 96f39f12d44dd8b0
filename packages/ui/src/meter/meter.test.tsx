import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DepartureMeter, seatsText } from './departure-meter';
import { Progress } from './progress';
import { StateLine } from './state-line';

describe('the departure meter', () => {
  it.each([
    [12, 12, '12 of 12 seats left'],
    [4, 12, '4 of 12 seats left'],
    [2, 12, 'Only 2 seats left'],
    [1, 12, 'Only 1 seat left'],
    [0, 12, 'All 12 seats taken'],
    [-1, 12, 'All 12 seats taken'],
  ])('describes %d free of %d seats as “%s”', (free, seats, text) => {
    expect(seatsText(free, seats)).toBe(text);
  });

  it('rings the sold and held seats, and has the number as its accessible name', () => {
    const { container } = render(<DepartureMeter seats={12} sold={6} held={1} />);
    expect(screen.getByRole('img', { name: '5 of 12 seats left' })).toBeTruthy();
    expect(container.querySelectorAll('circle.taken')).toHaveLength(7);
    expect(container.querySelectorAll('circle.free')).toHaveLength(5);
  });

  it('never draws more taken seats than the departure has', () => {
    const { container } = render(<DepartureMeter seats={4} sold={9} />);
    expect(container.querySelectorAll('circle.taken')).toHaveLength(4);
  });
});

describe('step indicators', () => {
  const states = ['Held', 'Deposit paid', 'Paid'];

  it('ring the reached states and name the next one', () => {
    const { container } = render(<StateLine label="Your booking" states={states} current="Deposit paid" />);
    expect(screen.getByRole('img', { name: 'Your booking: Deposit paid, step 2 of 3' })).toBeTruthy();
    expect(screen.getByText('Then: Paid')).toBeTruthy();
    expect(container.querySelectorAll('circle.taken')).toHaveLength(2);
  });

  it('ring nothing for a state outside the sequence', () => {
    const { container } = render(<StateLine label="Your booking" states={states} current="Cancelled" />);
    expect(container.querySelectorAll('circle.taken')).toHaveLength(0);
    expect(screen.queryByText(/Then/)).toBeNull();
  });

  it('never ring more dots than the total', () => {
    const { container } = render(<Progress done={14} of={10} text="14 of 10" />);
    expect(container.querySelectorAll('circle.taken')).toHaveLength(10);
  });
});
