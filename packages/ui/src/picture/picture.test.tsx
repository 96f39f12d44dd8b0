import { describe, expect, it } from '@jest/globals';
import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const picture: PictureData = {
  src: '/media/tours/shiva',
  width: 1400,
  height: 1050,
  alt: 'Drawing of a temple tower',
  placeholder: '#7C3E6B',
  kind: 'drawing',
  focus: { x: 30, y: 60 },
};

describe('a picture', () => {
  it('offers all its widths in three formats', () => {
    const { container } = render(<Picture picture={picture} sizes="100vw" />);
    const sources = [...container.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));
    expect(sources[0]).toBe(
      '/media/tours/shiva/360.avif 360w, /media/tours/shiva/480.avif 480w, /media/tours/shiva/800.avif 800w, /media/tours/shiva/1200.avif 1200w, /media/tours/shiva/1920.avif 1400w',
    );
    expect(sources[1]).toContain('/media/tours/shiva/800.webp 800w');
    const image = screen.getByRole('img', { name: 'Drawing of a temple tower' });
    expect(image.getAttribute('src')).toBe('/media/tours/shiva/800.jpeg');
    expect(image.getAttribute('width')).toBe('1400');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('fetchpriority')).toBe('low');
    expect(image.style.objectPosition).toBe('30% 60%');
  });

  it('loads eagerly and with high priority as the first picture of the page', () => {
    render(<Picture picture={picture} sizes="100vw" priority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBeNull();
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it('is offered at the narrowest normal width when the original is narrower', () => {
    render(<Picture picture={{ ...picture, width: 300 }} sizes="100vw" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/tours/shiva/360.jpeg');
  });

  it('is offered only in widths for dense phone screens where it is small', () => {
    const { container } = render(<Picture picture={picture} sizes="3.5rem" small />);
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
      '/media/tours/shiva/180.avif 180w, /media/tours/shiva/360.avif 360w, /media/tours/shiva/480.avif 480w, /media/tours/shiva/800.avif 800w',
    );
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/tours/shiva/800.jpeg');
  });

  it('is offered at its only width when that is below the narrowest normal one', () => {
    render(<Picture picture={{ ...picture, width: 150 }} sizes="100vw" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/tours/shiva/180.jpeg');
  });

  it('uses a file outside the media storage as it is', () => {
    const { container } = render(<Picture picture={{ ...picture, src: '/assets/face.svg' }} sizes="100vw" />);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toBe('/assets/face.svg');
  });

  it('is replaced by a kolam when there is none', () => {
    const { container } = render(<Picture picture={null} kind="temple" sizes="100vw" />);
    expect(container.querySelectorAll('circle')).toHaveLength(12);
  });
});
