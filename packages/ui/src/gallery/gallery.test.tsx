import { describe, expect, it } from '@jest/globals';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Gallery } from './gallery';
import { Lightbox } from './lightbox';

const pictures = Array.from({ length: 6 }, (_, i): Picture => ({
  src: `/media/p${i}`,
  width: 1200,
  height: 900,
  alt: `View ${i + 1}`,
  placeholder: '#ccc',
  kind: 'photograph',
}));

function Opened({ of }: { of: number }) {
  const [at, setAt] = useState<number | null>(0);
  return <Lightbox pictures={pictures.slice(0, of)} at={at} onChange={setAt} />;
}

describe('the lightbox', () => {
  it('moves by keys and buttons and wraps around at both ends', async () => {
    render(<Opened of={3} />);
    expect(screen.getByText('1 / 3')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('2 / 3')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('3 / 3')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByText('1 / 3')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'View 1' })).toBeTruthy();
  });

  it('announces which picture it shows after a turn, not only its number', async () => {
    render(<Opened of={3} />);
    await userEvent.keyboard('{ArrowRight}');
    const announced = screen.getByText('View 2', { selector: 'figcaption' });
    expect(announced.getAttribute('aria-live')).toBe('polite');
  });

  it('closes the lightbox on Escape', async () => {
    render(<Opened of={3} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no arrows for one picture', async () => {
    render(<Opened of={1} />);
    expect(screen.getByText('1 / 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 1')).toBeTruthy();
  });

  it('moves on a swipe, but not on a small movement', () => {
    render(<Opened of={3} />);
    const swipe = (from: number, to: number) => {
      const dialog = screen.getByRole('dialog');
      const event = (type: string, clientX: number) =>
        fireEvent(
          dialog,
          Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType: 'touch' }),
        );
      event('pointerdown', from);
      event('pointerup', to);
    };
    swipe(200, 100);
    expect(screen.getByText('2 / 3')).toBeTruthy();
    swipe(100, 130);
    expect(screen.getByText('2 / 3')).toBeTruthy();
    swipe(100, 200);
    expect(screen.getByText('1 / 3')).toBeTruthy();
  });
});

describe('the gallery', () => {
  it('shows three pictures and a button for all of them', async () => {
    render(<Gallery pictures={pictures} kind="tour" />);
    expect(screen.getAllByRole('link', { name: /^Open photo/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'See all 6 photos' }));
    expect(await screen.findByText('1 / 6')).toBeTruthy();
  });

  it('shows the button for all pictures once it works', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<Gallery pictures={pictures} kind="tour" />));
    expect(sheet.getStyleTags()).toMatch(/visibility:hidden/);
  });

  it('shows four pictures and the number of the others', async () => {
    render(<Gallery pictures={pictures} kind="retreat" layout="four" />);
    await userEvent.click(screen.getByRole('link', { name: /^\+2 more/ }));
    expect(await screen.findByText('4 / 6')).toBeTruthy();
  });

  it('returns the focus to the picture that was opened', async () => {
    render(<Gallery pictures={pictures} kind="tour" />);
    const second = screen.getByRole('link', { name: /^Open photo 2/ });
    await userEvent.click(second);
    await screen.findByText('2 / 6');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(second);
  });

  it('links each picture to its largest file, for a click before hydration and for a new tab', () => {
    render(<Gallery pictures={pictures} kind="tour" />);
    const second = screen.getByRole('link', { name: /^Open photo 2/ });
    expect(second.getAttribute('href')).toBe('/media/p1/1200.jpeg');
    expect(fireEvent.click(second, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(second)).toBe(false);
  });

  it('does not call drawings photos', () => {
    render(<Gallery pictures={pictures.map((picture) => ({ ...picture, kind: 'drawing' }))} kind="tour" />);
    expect(screen.queryByRole('link', { name: /photo/ })).toBeNull();
  });
});
