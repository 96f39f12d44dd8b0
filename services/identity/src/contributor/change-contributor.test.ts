import { describe, expect, it } from '@jest/globals';
import { refusedPictures } from './change-contributor.js';

const picture = {
  src: '/media/fe71823ae19825d500acdb7b5fa7d356',
  width: 1_600,
  height: 1_200,
  alt: 'Asha at the lake',
  placeholder: '#7c3e6b',
  kind: 'photograph' as const,
  focus: { x: 50, y: 20 },
};

const none = { profilePhoto: null, photos: [] };
const elsewhere = 'Please upload the picture here.';

describe("a picture of a contributor's profile", () => {
  it('was uploaded to this site', () => {
    expect(refusedPictures(none, { profilePhoto: picture, photos: [picture] })).toBeNull();
    expect(refusedPictures(none, none)).toBeNull();
  });

  it.each([
    ['an address elsewhere', { src: 'https://evil.example/x.png' }],
    ['an address that is no picture', { src: '/media/fe71823ae19825d500acdb7b5fa7d356/../../api' }],
    ['another picture as its background', { placeholder: 'url(data:image/svg+xml,%3Csvg/%3E)' }],
    ['a background that is fetched', { placeholder: "url('/media/fe71823ae19825d500acdb7b5fa7d356')" }],
    ['no width', { width: 0 }],
    ['a height that no picture has', { height: 1_000_000_000 }],
    ['a center outside of it', { focus: { x: 50, y: 1e9 } }],
  ])('is refused with %s', (_what, change) => {
    const other = { ...picture, ...change };
    expect(refusedPictures(none, { profilePhoto: other })).toEqual({ profilePhoto: elsewhere });
    expect(refusedPictures(none, { photos: [picture, other] })).toEqual({ photos: elsewhere });
    expect(refusedPictures({ photos: [other] }, { photos: [other] })).toEqual({ photos: elsewhere });
  });

  it('has an alt text within the limit of uploads, which the refusal states', () => {
    const long = { ...picture, alt: 'x'.repeat(301) };
    const photos = 'Please say what the picture shows in at most 300 characters.';
    expect(refusedPictures(none, { photos: [picture, long] })).toEqual({ photos });
    expect(refusedPictures(none, { profilePhoto: long })).toEqual({ profilePhoto: photos });
  });

  it('keeps a longer alt text of an earlier release, so that other pictures can be changed', () => {
    const long = { ...picture, alt: 'x'.repeat(301) };
    const other = { ...picture, src: '/media/0e71823ae19825d500acdb7b5fa7d356' };
    expect(refusedPictures({ photos: [long, other] }, { photos: [long] })).toBeNull();
    expect(refusedPictures({ photos: [long] }, { photos: [long, other], profilePhoto: long })).toBeNull();
    const changed = { ...long, alt: 'y'.repeat(301) };
    expect(refusedPictures({ photos: [long] }, { photos: [changed] })).not.toBeNull();
  });
});
