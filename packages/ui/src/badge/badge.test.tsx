import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

it('a badge wraps a long text entered by an operator and keeps a short one on one line', () => {
  const long = 'Bookings open, only single rooms are left for February';
  render(
    <>
      <Badge>Deposit paid</Badge>
      <Badge>{long}</Badge>
    </>,
  );
  expect(getComputedStyle(screen.getByText('Deposit paid')).whiteSpace).toBe('nowrap');
  expect(getComputedStyle(screen.getByText(long)).whiteSpace).toBe('normal');
});
