import { expect, it } from '@jest/globals';
import { disputeOutcome } from './dispute-outcome.js';

it.each([
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
  ['needs_response', null],
  ['under_review', null],
  ['warning_needs_response', null],
  ['warning_under_review', null],
])("a dispute with the provider's status %s is %s", (status, outcome) => {
  expect(disputeOutcome(status)).toBe(outcome);
});
