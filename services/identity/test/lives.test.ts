import { describe, expect, it } from '@jest/globals';
import type { Life } from '../src/life/life.js';
import { after, drawLife, possibleMoves } from '../src/life/life.js';
import { commissionLife } from '../src/commission/commission-life.js';
import { contributorLife } from '../src/contributor/contributor-life.js';
import { hostApplicationLife } from '../src/host-application/host-application-life.js';
import { payoutLife } from '../src/payout/payout-life.js';

/** Every cell of every table, as it is drawn in the README: a change of either has to be meant. */
const expected: readonly [string, Life<string, string>, string][] = [
  [
    'contributor',
    contributorLife,
    `| from | approve | decline | suspend | reinstate |
| --- | --- | --- | --- | --- |
| pending | approved | declined | · | · |
| approved | · | · | suspended | · |
| declined | approved | · | · | · |
| suspended | · | · | · | approved |`,
  ],
  [
    'host application',
    hostApplicationLife,
    `| from | review | accept | decline |
| --- | --- | --- | --- |
| pending | in_review | · | · |
| in_review | · | accepted | declined |
| accepted | · | · | · |
| declined | · | · | · |`,
  ],
  [
    'commission',
    commissionLife,
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
    payoutLife,
    `| from | markPaid | cancel |
| --- | --- | --- |
| proposed | paid | cancelled |
| paid | · | · |
| cancelled | · | · |`,
  ],
];

describe('the lives of identity', () => {
  it.each(expected)('draws the %s table as agreed', (_name, life, table) => {
    expect(drawLife(life)).toBe(table);
  });

  it('says what may be done from a state', () => {
    expect(possibleMoves(contributorLife, 'pending')).toEqual(['approve', 'decline']);
    expect(after(contributorLife, 'suspended', 'approve')).toBeNull();
  });
});
