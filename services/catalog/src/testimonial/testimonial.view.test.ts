import { describe, expect, it } from '@jest/globals';
import { overTls } from './testimonial.view.js';

const photo = {
  src: '/media/a',
  width: 4,
  height: 3,
  alt: '',
  placeholder: '#000000',
  kind: 'photograph',
} as const;

describe('the photo of a testimonial', () => {
  it('is loaded over HTTPS if its URL has no scheme', () => {
    expect(overTls({ ...photo, src: '//photos.example/a.jpg' })?.src).toBe('https://photos.example/a.jpg');
  });

  it.each(['/media/a', 'https://photos.example/a.jpg'])('is unchanged for %s', (src) => {
    expect(overTls({ ...photo, src })?.src).toBe(src);
  });

  it('accepts a testimonial without a photo', () => {
    expect(overTls(null)).toBeNull();
  });
});
