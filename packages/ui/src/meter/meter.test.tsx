import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DepartureMeter } from './departure-meter';
import { seatsText } from './seats-text';

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
