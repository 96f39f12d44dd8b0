import { describe, expect, it } from '@jest/globals';
import { clickWithoutScripts } from './click-without-scripts';

describe('a visit by a partner’s code, in a browser without scripts', () => {
  it('is counted by a picture of its document', () => {
    expect(clickWithoutScripts('?utm_source=card&ref=anandhi12')).toBe(
      '<noscript><img src="/api/referrals/click.svg?code=ANANDHI12" alt="" hidden></noscript>',
    );
  });

  it.each(['', '?ref=', '?ref=%22%3E%3Cscript%3E', '?promo=DIWALI10'])(
    'is none without a code that could be one: %s',
    (search) => {
      expect(clickWithoutScripts(search)).toBe('');
    },
  );
});
