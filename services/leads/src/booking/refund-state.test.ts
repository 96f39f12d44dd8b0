import { describe, expect, it } from '@jest/globals';
import { refundStateOf, type RefundRowState } from './refund-state.js';

const refund = (amountMinor: number, state: RefundRowState) => ({ amountMinor, state });

describe('the refund state', () => {
  it.each([
    ['none without refunds', [], 'none'],
    ['pending while one is in progress', [refund(100, 'refunded'), refund(50, 'pending')], 'pending'],
    ['failed when one failed, whatever the others do', [refund(1, 'failed'), refund(1, 'pending')], 'failed'],
    ['partial when less than all went back', [refund(899, 'refunded')], 'partial'],
    ['refunded when all went back', [refund(400, 'refunded'), refund(500, 'refunded')], 'refunded'],
  ] as const)('is %s', (_name, refunds, expected) => {
    expect(refundStateOf({ capturedMinor: 900, refunds })).toBe(expected);
  });
});
