import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { unstorableAt } from './storable.js';
import { AskedDay, Email, line, mailboxOf, normalizeEmail, optionalLine, Slug } from './text.js';

const [high, low, nul] = ['\ud83d', '\ude4f', '\u0000'];

describe('typed text', () => {
  it.each([
    ['a lone high surrogate', `a${high}b`],
    ['a lone low surrogate', `a${low}b`],
    ['surrogates in the wrong order', `a${low}${high}b`],
    ['a NUL character', `a${nul}b`],
    ['more than it may hold', 'a'.repeat(201)],
  ])('is refused with %s', (_what, text) => {
    for (const schema of [line(), optionalLine(), Email, Slug])
      expect(z.safeParse(schema, text).success).toBe(false);
  });

  it('accepts all scripts, emoji and line breaks', () => {
    const text = `Namaste ${high}${low} नमस्ते\n\ttomorrow?`;
    expect(z.parse(line(), text)).toBe(text);
    expect(z.parse(optionalLine(), text)).toBe(text);
  });
});

describe('an email address', () => {
  it.each([
    ['spaces around it', ' asha@example.org\n'],
    ['marks for the direction of writing', '\u2068asha@example.org\u2069'],
    ['a space without width', 'asha@example.org\u200b'],
  ])('that was pasted with %s is the visible address', (_what, pasted) => {
    expect(z.parse(Email, pasted)).toBe('asha@example.org');
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['a.sharma+tour@x.org', 'a.sharma@x.org'],
    [' A.Sharma@X.org ', 'a.sharma@x.org'],
    ['a.sharma@gmail.com', 'asharma@gmail.com'],
    ['a.sh.arma+x+y@googlemail.com', 'asharma@gmail.com'],
    ['a.sharma@notgmail.com', 'a.sharma@notgmail.com'],
  ])('of %j is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it('is not used to compare addresses: the normalized address keeps dots and plus suffixes', () => {
    expect(normalizeEmail(' A.Sharma+Tour@Gmail.com ')).toBe('a.sharma+tour@gmail.com');
  });
});

describe('a slug', () => {
  it.each(['a', 'city-of-light', '10-days', 'x'.repeat(120)])('may be %s', (slug) => {
    expect(z.safeParse(Slug, slug).success).toBe(true);
  });

  it.each(['', 'City', 'a--b', '-a', 'a-', 'a b', 'a/b', 'काशी', 'x'.repeat(121)])(
    'may not be %j',
    (slug) => {
      expect(z.safeParse(Slug, slug).success).toBe(false);
    },
  );
});

describe('a day in a query', () => {
  it.each(['1900-01-01', '2028-02-29', '2999-12-31'])('may be %s', (day) => {
    expect(z.safeParse(AskedDay, day).success).toBe(true);
  });

  it.each(['0000-01-01', '0026-05-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
    'may not be %s, with which a database or a calculation fails',
    (day) => {
      const { error } = z.safeParse(AskedDay, day);
      expect(error?.issues.map(({ message }) => message)).toEqual(['Write a day between 1900 and 2999.']);
    },
  );

  it.each(['31/12/2026', '9999', 'soon', '2027-02-30'])('is refused once if it is written as %s', (day) => {
    expect(z.safeParse(AskedDay, day).error?.issues).toHaveLength(1);
  });
});

describe('text that databases cannot store', () => {
  it('is located by its path, in values and in names', () => {
    expect(unstorableAt({ travelers: [{ name: 'A' }, { name: high }] })).toBe('travelers.1.name');
    expect(unstorableAt({ utm: { [`x${nul}`]: 'y' } })).toBe('utm');
    expect(unstorableAt(low)).toBe('_');
    expect(unstorableAt({ message: `${high}${low}`, quantity: 2, none: null, list: [true] })).toBeNull();
  });
});
