import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery';

let isOffline = true;
jest.mock('./lightbox', () => {
  if (isOffline) throw new Error('offline');
  return { Lightbox: ({ at }: { at: number | null }) => (at === null ? null : <p>Picture {at + 1}</p>) };
});

const pictures = ['One', 'Two'].map((alt, i) => ({
  src: `/media/p${i}`,
  width: 1200,
  height: 900,
  alt,
  placeholder: '#ccc',
  kind: 'photograph' as const,
}));

it('reports that the lightbox could not be loaded, links to the picture, and retries on the next click', async () => {
  render(<Gallery pictures={pictures} kind="tour" />);
  const second = screen.getByRole('link', { name: /^Open photo 2/ });
  await userEvent.click(second);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Please press again, or/);
  expect(screen.getByRole('link', { name: /in a new tab/ }).getAttribute('href')).toBe('/media/p1/1200.jpeg');

  isOffline = false;
  await userEvent.click(second);
  await screen.findByText('Picture 2');
  expect(screen.queryByRole('alert')).toBeNull();
});
