import { describe, expect, it } from '@jest/globals';
import { hostApplicationTransitions, stepsTo } from './host-application-states.js';

describe('a host application', () => {
  it('that is decided directly counts as reviewed too', () => {
    expect(stepsTo('pending', 'accept')).toEqual(['review', 'accept']);
    expect(stepsTo('in_review', 'decline')).toEqual(['decline']);
  });

  it('lets a host application be decided once', () => {
    for (const move of ['review', 'accept', 'decline'] as const) {
      expect(hostApplicationTransitions.next('accepted', move)).toBeNull();
      expect(hostApplicationTransitions.next('declined', move)).toBeNull();
    }
  });
});
