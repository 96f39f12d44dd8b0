import { describe, expect, it } from '@jest/globals';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import { cancelBooking } from '@valam/contracts/leads/booking.rpc';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { defer, firstValueFrom, NEVER, Observable, of, throwError } from 'rxjs';
import { HedgedCalls, isHedged } from './hedged-calls.js';

/** Answers in turn; the last one for all further questions. */
function asked(...answers: Observable<string>[]) {
  let count = 0;
  const source = defer(() => answers[Math.min(count++, answers.length - 1)] ?? NEVER);
  return { source, count: () => count };
}

describe('a call that nobody answers for a while', () => {
  it('is answered by another replica', async () => {
    const { source, count } = asked(NEVER, of('second'));
    expect(await firstValueFrom(new HedgedCalls(20).hedge(source))).toBe('second');
    expect(count()).toBe(2);
  });

  it('is not asked again when its answer has come', async () => {
    const { source, count } = asked(of('first'));
    expect(await firstValueFrom(new HedgedCalls(20).hedge(source))).toBe('first');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(count()).toBe(1);
  });

  it('waits for the first replica when the second one refuses', async () => {
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

  it('is asked again for a few at a time only, and for others when these have ended', async () => {
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

describe('which calls are hedged', () => {
  it('those of people who wait, when they may be repeated', () => {
    expect([startCheckout, cancelBooking].map(isHedged)).toEqual([true, true]);
    expect(isHedged({ idempotent: false, timeoutMs: 9_500 })).toBe(false);
  });

  it('none that is slow by nature or repeated soon', () => {
    expect(isHedged(takeInPicture)).toBe(false);
    expect(isHedged({ idempotent: true, timeoutMs: 1_500 })).toBe(false);
  });
});
