import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { LazyQueryApi, RunningCall } from './lazy-query-api';

/** A write that was sent: wait for it, or take its answer with `unwrap`, which throws the refusal. */
interface SentWrite<T> extends PromiseLike<void> {
  unwrap(): Promise<T>;
}

export type MutationHook<Arg, Result> = () => [
  send: (arg: Arg) => SentWrite<Result>,
  state: { readonly isLoading: boolean },
];

/** A hook for a write that a component sends; it says whether one is on its way. */
export const mutationHook =
  (api: LazyQueryApi, endpoint: string): MutationHook<unknown, unknown> =>
  () => {
    const dispatch = useDispatch() as (thunk: unknown) => RunningCall;
    const [underway, setUnderway] = useState(0);
    const send = useCallback(
      (arg: unknown): SentWrite<unknown> => {
        setUnderway((count) => count + 1);
        const answer = dispatch(api.call(endpoint, arg, { track: false })).unwrap();
        const over = answer.then(
          () => undefined,
          () => undefined,
        );
        void over.then(() => setUnderway((count) => count - 1));
        return { unwrap: () => answer, then: (done, failed) => over.then(done, failed) };
      },
      [dispatch],
    );
    return [send, { isLoading: underway > 0 }];
  };
