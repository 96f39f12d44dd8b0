import { describe, expect, it } from '@jest/globals';
import { bestMatch } from './best-match';

const patterns = [
  '/',
  '/contact-us',
  '/contact-us/:topic',
  '/contact-us/write-for-us',
  '/spiritual-tours/:slug',
  '/admin/*',
];
const best = (path: string) => bestMatch(patterns, (one) => one, path);

describe('among several patterns', () => {
  it.each([
    ['/', '/'],
    ['/contact-us', '/contact-us'],
    ['/contact-us/write-for-us', '/contact-us/write-for-us'],
    ['/contact-us/press', '/contact-us/:topic'],
    ['/admin', '/admin/*'],
    ['/admin/tours/7', '/admin/*'],
  ])('the most specific one matches %s', (path, pattern) => expect(best(path)?.candidate).toBe(pattern));
  it.each(['/elsewhere', '/contact-us/press/more', '/Contact-Us'])('none matches %s', (path) =>
    expect(best(path)).toBeNull(),
  );
});

describe('the parameters of a path', () => {
  it('decodes the parameters of a path', () =>
    expect(best('/spiritual-tours/a%20b')?.params).toEqual({ slug: 'a b' }));
  it('gives the rest of a path to a star', () =>
    expect(best('/admin/tours/7')?.params).toEqual({ '*': 'tours/7' }));
});
