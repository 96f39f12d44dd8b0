import { describe, expect, it } from '@jest/globals';
import { bestMatch, matchPattern } from './path-pattern';

describe('a pattern', () => {
  it('takes its parameters from the path, decoded', () => {
    expect(matchPattern('/spiritual-tours/:slug', '/spiritual-tours/a%20b')).toEqual({ slug: 'a b' });
  });
  it('fits only paths of its length', () => {
    expect(matchPattern('/a/:b', '/a')).toBeNull();
    expect(matchPattern('/a/:b', '/a/b/c')).toBeNull();
    expect(matchPattern('/', '/')).toEqual({});
  });
  it('takes what is left at a star', () => {
    expect(matchPattern('/admin/*', '/admin/tours/7')).toEqual({ rest: 'tours/7' });
    expect(matchPattern('/admin/*', '/admin')).toEqual({ rest: '' });
    expect(matchPattern('/admin/*', '/about')).toBeNull();
  });
  it('does not fit what cannot be decoded', () => {
    expect(matchPattern('/a/:b', '/a/%E0%A4%A')).toBeNull();
  });
});

describe('of several patterns', () => {
  const patterns = ['/contact-us', '/contact-us/:topic', '/contact-us/write-for-us', '/*'];
  const best = (path: string) => bestMatch(patterns, (one) => one, path)?.candidate;
  it.each([
    ['/contact-us', '/contact-us'],
    ['/contact-us/write-for-us', '/contact-us/write-for-us'],
    ['/contact-us/press', '/contact-us/:topic'],
    ['/elsewhere/at/all', '/*'],
  ])('the most specific one owns %s', (path, pattern) => expect(best(path)).toBe(pattern));
});
