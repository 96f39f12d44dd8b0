import { describe, expect, it } from '@jest/globals';
import { contributorTransitions, isInGoodStanding, needsReason } from './contributor-states.js';

describe('a contributor', () => {
  it('is in good standing only while approved', () => {
    expect(contributorTransitions.states.filter(isInGoodStanding)).toEqual(['approved']);
  });

  it('learns the reason when declined or suspended', () => {
    expect((['approve', 'decline', 'suspend', 'reinstate'] as const).filter(needsReason)).toEqual([
      'decline',
      'suspend',
    ]);
  });
});
