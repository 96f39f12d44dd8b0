import { describe, expect, it } from '@jest/globals';
import { commissionStates } from '@valam/contracts/identity/commission.schema';
import { aLine } from '../../../test/partners';
import { causeWord, computation, stateWords } from './commission-words';

describe('the explanation of a commission line', () => {
  it('shows each step of the calculation, so that the partner can check it', () => {
    expect(computation(aLine())).toEqual([
      'Before: €0 kept of €2,000, at a price of $2,400',
      'After: €400 kept of €2,000, at a price of $2,400',
      'Base, the difference in US dollars: $480',
      '10% of it: $48',
    ]);
  });

  it('has a text for every state', () => {
    expect(Object.keys(stateWords)).toEqual([...commissionStates]);
  });

  it('calls what takes back a void line void, and never reversed as by a refund', () => {
    expect(causeWord(aLine({ cause: 'void' }))).toBe(stateWords.void.label);
  });
});
