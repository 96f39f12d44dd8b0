import { describe, expect, it } from '@jest/globals';
import { wantedPicture } from './media-address.js';

const key = 'fe71823ae19825d500acdb7b5fa7d356';

describe('the URL of a picture', () => {
  it('has one of its sizes, or none for the picture itself', () => {
    expect(wantedPicture(`${key}/800.avif`)).toEqual({ key, width: 800, format: 'avif' });
    expect(wantedPicture(key)).toEqual({ key, width: 1_200, format: 'jpeg' });
  });

  it.each([
    ['600', 800],
    ['1201', 1_920],
    ['2500', 1_920],
  ])('with a width of a newer release, %s, is mapped to the nearest size', (asked, width) => {
    expect(wantedPicture(`${key}/${asked}.webp`)).toEqual({ key, width, format: 'webp', isStandIn: true });
  });

  it.each([`fe71/800.avif`, `${key}/800.gif`, `${key}/20.avif`, `${key}/99999.avif`, `${key}/800.avif/more`])(
    'is null: %s',
    (path) => expect(wantedPicture(path)).toBeNull(),
  );
});
