import { catchError, EMPTY, filter, finalize, merge, mergeMap, type Observable, timer } from 'rxjs';

/**
 * Asks another replica after a silence, for the first answer of the two. A replica that is killed never answers what it was
 * given, and the caller would wait for the whole timeout. At most a few at a time: a service that is slow because it has
 * too much to do must not be given twice as much.
 */
export class AskAgain {
  private open = 0;

  constructor(
    private readonly afterMs = 3_000,
    private readonly most = 8,
  ) {}

  /** @param answers asks when it is subscribed to; its error counts, that of the repeat does not */
  around<T>(answers: Observable<T>): Observable<T> {
    const again = timer(this.afterMs).pipe(
      filter(() => this.open < this.most),
      mergeMap(() => {
        this.open += 1;
        return answers.pipe(
          catchError(() => EMPTY),
          finalize(() => void (this.open -= 1)),
        );
      }),
    );
    return merge(answers, again);
  }
}
