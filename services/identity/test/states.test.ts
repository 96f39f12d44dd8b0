import { describe, expect, it } from '@jest/globals';
import { drawStates, type StateTable } from '@valam/service-kit/states/state-table';
import { commissionTransitions } from '../src/commission/commission-states.js';
import { contributorTransitions } from '../src/contributor/contributor-states.js';
import { hostApplicationTransitions } from '../src/host-application/host-application-states.js';
import { payoutTransitions } from '../src/payout/payout-states.js';

/** Every cell of every table, as in the README, so that a change of either is deliberate. */
const expected: readonly [string, StateTable<string, string>, string][] = [
  [
    'contributor',
    contributorTransitions,
    `| from | approve | decline | suspend | reinstate |
| --- | --- | --- | --- | --- |
| pending | approved | declined | · | · |
| approved | · | · | suspended | · |
| declined | approved | · | · | · |
| suspended | · | · | · | approved |`,
  ],
  [
    'host application',
    hostApplicationTransitions,
    `| from | review | accept | decline |
| --- | --- | --- | --- |
| pending | in_review | · | · |
| in_review | · | accepted | declined |
| accepted | · | · | · |
| declined | · | · | · |`,
  ],
  [
    'commission',
    commissionTransitions,
    `| from | completeTour | passReleaseDay | takeIntoPayout | payOut | cancelPayout | hold | release | reverse | void |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| pending | locked | · | · | · | · | on_hold | · | reversed | void |
| locked | · | approved | · | · | · | on_hold | · | reversed | void |
| approved | · | · | in_payout | · | · | on_hold | · | reversed | void |
| in_payout | · | · | · | paid | approved | · | · | · | · |
| paid | · | · | · | · | · | · | · | · | · |
| on_hold | · | · | · | · | · | · | pending | reversed | void |
| reversed | · | · | · | · | · | · | · | · | · |
| void | · | · | · | · | · | · | · | · | · |`,
  ],
  [
    'payout',
    payoutTransitions,
    `| from | markPaid | cancel |
| --- | --- | --- |
| proposed | paid | cancelled |
| paid | · | · |
| cancelled | · | · |`,
  ],
];

describe('the state tables of identity', () => {
  it.each(expected)('include the %s table as documented', (_name, table, drawn) => {
    expect(drawStates(table)).toBe(drawn);
  });

  it('list the possible events of a state', () => {
    expect(contributorTransitions.possible('pending')).toEqual(['approve', 'decline']);
    expect(contributorTransitions.next('suspended', 'approve')).toBeNull();
  });
});
