import { describe, expect, it } from '@jest/globals';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import { cancelBooking } from '@valam/contracts/leads/booking.rpc';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { defer, firstValueFrom, NEVER, Observable, of, throwError } from 'rxjs';
import { HedgedCalls, isHedged } from './hedged-calls.js';

/** Returns these responses in order; the last one for all further calls. */
function asked(...answers: Observable<string>[]) {
  let count = 0;
  const source = defer(() => answers[Math.min(count++, answers.length - 1)] ?? NEVER);
  return { source, count: () => count };
}

describe('a hedged call', () => {
  it('is answered by another replica if the first one is silent', async () => {
    const { source, count } = asked(NEVER, of('second'));
    expect(await firstValueFrom(new HedgedCalls(20).hedge(source))).toBe('second');
    expect(count()).toBe(2);
  });

  it('is not repeated after its response', async () => {
    const { source, count } = asked(of('first'));
    expect(await firstValueFrom(new HedgedCalls(20).hedge(source))).toBe('first');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(count()).toBe(1);
  });

  it('waits for the first replica if the second one refuses', async () => {
    const late = new Observable<string>((subscriber) => {
      const answering = setTimeout(() => {
        subscriber.next('first');
        subscriber.complete();
      }, 80);
      return () => clearTimeout(answering);
    });
    const { source, count } = asked(
      late,
      throwError(() => new Error('busy')),
    );
    expect(await firstValueFrom(new HedgedCalls(20).hedge(source))).toBe('first');
    expect(count()).toBe(2);
  });

  it('is repeated for a few calls at a time, and for others when those have ended', async () => {
    const { source, count } = asked(NEVER);
    const calls = new HedgedCalls(20, 3);
    const waiting = Array.from({ length: 10 }, () => calls.hedge(source).subscribe());
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(count()).toBe(13);
    for (const one of waiting) one.unsubscribe();
    calls.hedge(source).subscribe();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(count()).toBe(15);
  });
});

describe('hedging', () => {
  it('applies to idempotent calls of waiting visitors', () => {
    expect([startCheckout, cancelBooking].map(isHedged)).toEqual([true, true]);
    expect(isHedged({ idempotent: false, timeoutMs: 9_500 })).toBe(false);
  });

  it('does not apply to calls that are slow by nature or retried soon', () => {
    expect(isHedged(takeInPicture)).toBe(false);
    expect(isHedged({ idempotent: true, timeoutMs: 1_500 })).toBe(false);
  });
});
