import { describe, expect, it } from '@jest/globals';
import { clickWithoutScripts } from './click-without-scripts';

describe('a visit with a partner’s code in a browser without JavaScript', () => {
  it('is counted by an image in a noscript element', () => {
    expect(clickWithoutScripts('?utm_source=card&ref=anandhi12')).toBe(
      '<noscript><img src="/api/referrals/click.svg?code=ANANDHI12" alt="" hidden></noscript>',
    );
  });

  it.each(['', '?ref=', '?ref=%22%3E%3Cscript%3E', '?promo=DIWALI10'])(
    'is not counted without a well-formed code: “%s”',
    (search) => {
      expect(clickWithoutScripts(search)).toBe('');
    },
  );
});
