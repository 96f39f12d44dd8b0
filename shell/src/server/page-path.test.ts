import { describe, expect, it } from '@jest/globals';
import { canonicalPath } from './page-path';

const patterns = ['/', '/spiritual-tours/:slug', '/booking/manage/:token', '/host'];

describe('the canonical form', () => {
  it.each([
    ['/', '/'],
    ['/Spiritual-Tours/Discovering-Shiva', '/spiritual-tours/discovering-shiva'],
    ['/spiritual-tours/kashi/', '/spiritual-tours/kashi'],
    ['//evil.example/x', '/evil.example/x'],
    ['/hosts', '/host'],
    ['/HOSTS/', '/host'],
    ['/favicon.ico', '/assets/pictures/icon-192.1.png'],
    ['/apple-touch-icon.png', '/assets/pictures/icon-192.1.png'],
    ['/Booking/Manage/AbC-dE', '/booking/manage/AbC-dE'],
    ['/spiritual-tours/%C3%A9', '/spiritual-tours/%C3%A9'],
    ['/Unknown/PATH', '/unknown/path'],
  ])('of %s is %s', (given, expected) => expect(canonicalPath(given, patterns)).toBe(expected));
});
