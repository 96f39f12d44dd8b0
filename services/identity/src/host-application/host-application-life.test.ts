import { describe, expect, it } from '@jest/globals';
import { after } from '../life/life.js';
import { hostApplicationLife, stepsTo } from './host-application-life.js';

describe('a host application', () => {
  it('that is decided at once has been reviewed as well', () => {
    expect(stepsTo('pending', 'accept')).toEqual(['review', 'accept']);
    expect(stepsTo('in_review', 'decline')).toEqual(['decline']);
  });

  it('is decided once', () => {
    for (const move of ['review', 'accept', 'decline'] as const) {
      expect(after(hostApplicationLife, 'accepted', move)).toBeNull();
      expect(after(hostApplicationLife, 'declined', move)).toBeNull();
    }
  });
});
