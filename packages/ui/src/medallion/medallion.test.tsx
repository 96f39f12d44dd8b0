import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { initialsOf, Medallion } from './medallion';

describe('the medallion', () => {
  it.each([
    ['Ingrid Solberg', 'IS'],
    ['Nirmala', 'N'],
    ['  Ana  de la  Cruz ', 'AC'],
    ['émile zola', 'ÉZ'],
    ['', ''],
  ])('shows %j with the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('is decorative beside the name, and has the name as its alt text otherwise', () => {
    const { rerender } = render(<Medallion name="Ingrid Solberg" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Medallion name="Ingrid Solberg" decorative={false} />);
    expect(screen.getByRole('img', { name: 'Ingrid Solberg' })).toBeTruthy();
  });
});
