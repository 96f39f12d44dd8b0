import type { Rpc } from '@valam/contracts/shared/define';
import { catchError, EMPTY, filter, finalize, merge, mergeMap, type Observable, timer } from 'rxjs';

/** Shorter calls are repeated after their timeout. */
const shortestMs = 9_000;
/** Calls that may take longer are slow by nature, such as reading a picture: a second replica would do their work again. */
const longestMs = 10_000;

export const isHedged = ({ idempotent, timeoutMs }: Pick<Rpc, 'idempotent' | 'timeoutMs'>): boolean =>
  idempotent && timeoutMs >= shortestMs && timeoutMs <= longestMs;

/**
 * Hedged requests: after a silence another replica is asked too, and the first answer counts. A replica that is killed
 * never answers what it was given, and the caller would wait for the whole timeout. At most a few at a time: a service
 * that is slow because it has too much to do must not be given twice as much.
 */
export class HedgedCalls {
  private open = 0;

  constructor(
    private readonly afterMs = 3_000,
    private readonly most = 8,
  ) {}

  /** @param answers asks when it is subscribed to; its error counts, that of the repeat does not */
  hedge<T>(answers: Observable<T>): Observable<T> {
    const second = timer(this.afterMs).pipe(
      filter(() => this.open < this.most),
      mergeMap(() => {
        this.open += 1;
        return answers.pipe(
          catchError(() => EMPTY),
          finalize(() => void (this.open -= 1)),
        );
      }),
    );
    return merge(answers, second);
  }
}
