/** After this long the gateway has given the last answer it knows, if it is well. */
const lateMs = 600;
/** Where everything is late, asking twice would make it later. */
const mostAtOnce = 16;

let underway = 0;

/**
 * Asks once more when an answer is late, and takes whichever comes first: a replica that has just gone may have taken the
 * first question with it. Only for what may be asked twice.
 */
export function askAgainWhenLate<T>(ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let open = 1;
    let firstError: unknown;
    const fail = (error: unknown): void => {
      firstError ??= error;
      open -= 1;
      if (open > 0) return;
      clearTimeout(timer);
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as it was thrown
      reject(firstError);
    };
    const win = (answer: T): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    const timer = setTimeout(() => {
      if (underway >= mostAtOnce) return;
      underway += 1;
      open += 1;
      void ask()
        .finally(() => (underway -= 1))
        .then(win, fail);
    }, lateMs);
    ask().then(win, fail);
  });
}
