import type { Rpc } from '@valam/contracts/shared/define';
import { catchError, EMPTY, filter, finalize, merge, mergeMap, type Observable, timer } from 'rxjs';

/** Shorter calls are repeated after their timeout. */
const shortestMs = 9_000;
/** Calls with a longer timeout are slow by nature, such as processing a picture: a hedge would do the work twice. */
const longestMs = 10_000;

export const isHedged = ({ idempotent, timeoutMs }: Pick<Rpc, 'idempotent' | 'timeoutMs'>): boolean =>
  idempotent && timeoutMs >= shortestMs && timeoutMs <= longestMs;

/**
 * Hedged requests: if a call has no response for a while, another replica is called too, and the first
 * response counts. A killed replica never responds, and the caller would wait for the whole timeout. Only a
 * few calls are hedged at a time, so that an overloaded service does not get double load.
 */
export class HedgedCalls {
  private open = 0;

  constructor(
    private readonly afterMs = 3_000,
    private readonly most = 8,
  ) {}

  /**
   * @param answers sends the call on subscription; an error of the first call is passed on, that of the
   * second is ignored
   */
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
