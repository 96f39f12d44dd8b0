import { describe, expect, it } from '@jest/globals';
import { contributorTransitions, isInGoodStanding } from './contributor-states.js';

describe('a contributor', () => {
  it('is in good standing only while approved', () => {
    expect(contributorTransitions.states.filter(isInGoodStanding)).toEqual(['approved']);
  });
});
