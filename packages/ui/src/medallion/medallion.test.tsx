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
  ])('makes %j into %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('is silent beside the name, and says it when it stands alone', () => {
    const { rerender } = render(<Medallion name="Ingrid Solberg" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Medallion name="Ingrid Solberg" decorative={false} />);
    expect(screen.getByRole('img', { name: 'Ingrid Solberg' })).toBeTruthy();
  });
});
