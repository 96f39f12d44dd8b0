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
  ])('says %d free of %d as %s', (free, seats, text) => {
    expect(seatsText(free, seats)).toBe(text);
  });

  it('rings what is sold and held, and says the number to everybody', () => {
    const { container } = render(<DepartureMeter seats={12} sold={6} held={1} />);
    expect(screen.getByRole('img', { name: '5 of 12 seats left' })).toBeTruthy();
    expect(container.querySelectorAll('circle.taken')).toHaveLength(7);
    expect(container.querySelectorAll('circle.free')).toHaveLength(5);
  });

  it('never draws more taken seats than there are', () => {
    const { container } = render(<DepartureMeter seats={4} sold={9} />);
    expect(container.querySelectorAll('circle.taken')).toHaveLength(4);
  });
});

describe('lines of a few steps', () => {
  const states = ['Held', 'Deposit paid', 'Paid'];

  it('ring the states reached and name the next', () => {
    const { container } = render(<StateLine label="Your booking" states={states} current="Deposit paid" />);
    expect(screen.getByRole('img', { name: 'Your booking: Deposit paid, step 2 of 3' })).toBeTruthy();
    expect(screen.getByText('Then: Paid')).toBeTruthy();
    expect(container.querySelectorAll('circle.taken')).toHaveLength(2);
  });

  it('ring nothing when the way was left', () => {
    const { container } = render(<StateLine label="Your booking" states={states} current="Cancelled" />);
    expect(container.querySelectorAll('circle.taken')).toHaveLength(0);
    expect(screen.queryByText(/Then/)).toBeNull();
  });

  it('never ring more than there is', () => {
    const { container } = render(<Progress done={14} of={10} text="14 of 10" />);
    expect(container.querySelectorAll('circle.taken')).toHaveLength(10);
  });
});
