import { describe, expect, it } from '@jest/globals';
import { foreignPicture } from './change-contributor.js';

const picture = {
  src: '/media/fe71823ae19825d500acdb7b5fa7d356',
  width: 1_600,
  height: 1_200,
  alt: 'Asha at the lake',
  placeholder: '#7c3e6b',
  kind: 'photograph' as const,
  focus: { x: 50, y: 20 },
};

describe('a picture in the profile of a contributor', () => {
  it('is one that was uploaded here', () => {
    expect(foreignPicture({ profilePhoto: picture, photos: [picture] })).toBeNull();
    expect(foreignPicture({ profilePhoto: null, photos: [] })).toBeNull();
  });

  it.each([
    ['an address elsewhere', { src: 'https://evil.example/x.png' }],
    ['an address that is no picture', { src: '/media/fe71823ae19825d500acdb7b5fa7d356/../../api' }],
    ['another picture as its background', { placeholder: 'url(data:image/svg+xml,%3Csvg/%3E)' }],
    ['a background that is fetched', { placeholder: "url('/media/fe71823ae19825d500acdb7b5fa7d356')" }],
    ['a text longer than any upload has', { alt: 'x'.repeat(301) }],
    ['no width', { width: 0 }],
    ['a height that no picture has', { height: 1_000_000_000 }],
    ['a center outside of it', { focus: { x: 50, y: 1e9 } }],
  ])('is refused with %s', (_what, change) => {
    expect(foreignPicture({ profilePhoto: { ...picture, ...change } })).toBe('profilePhoto');
    expect(foreignPicture({ photos: [picture, { ...picture, ...change }] })).toBe('photos');
  });
});
