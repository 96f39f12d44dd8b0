import { describe, expect, it } from '@jest/globals';
import { contributorLife, isInGoodStanding, needsReason } from './contributor-life.js';

describe('a contributor', () => {
  it('is in good standing only while approved', () => {
    expect(contributorLife.states.filter(isInGoodStanding)).toEqual(['approved']);
  });

  it('learns why when declined or suspended', () => {
    expect((['approve', 'decline', 'suspend', 'reinstate'] as const).filter(needsReason)).toEqual([
      'decline',
      'suspend',
    ]);
  });
});
