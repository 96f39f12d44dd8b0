import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppState } from '../store/app-state';
import { cacheKey } from './cache-key';
import type { CallFailure } from './http-client';
import { queryEngineIsHere, type CallOptions, type LazyQueryApi, type RunningCall } from './lazy-query-api';

/** An answer as RTK Query keeps it. */
interface Kept {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  readonly data?: unknown;
  readonly error?: CallFailure;
  readonly fulfilledTimeStamp?: number;
}

export interface QueryOptions {
  /** Asks nothing. */
  readonly skip?: boolean;
  /** Asks again whenever a component begins to look, or looks at something else. */
  readonly refetchOnMountOrArgChange?: boolean;
  /** Asks again every so many milliseconds; 0 does not. */
  readonly pollingInterval?: number;
}

export interface QueryResult<T> {
  /** The answer; that of the question before while a new one is on its way. */
  readonly data: T | undefined;
  /** The answer to this very question. */
  readonly currentData: T | undefined;
  readonly error: CallFailure | undefined;
  readonly isFetching: boolean;
  /** On its way with nothing to show meanwhile. */
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly fulfilledTimeStamp: number | undefined;
  refetch(): Promise<unknown>;
}

const defaults: Required<QueryOptions> = {
  skip: false,
  refetchOnMountOrArgChange: false,
  pollingInterval: 0,
};

/** A hook that looks at an answer in the store and has it asked for when it is not there. */
export const queryHook =
  (api: LazyQueryApi, endpoint: string) =>
  (arg: unknown, given?: QueryOptions): QueryResult<unknown> => {
    const options = { ...defaults, ...given };
    const dispatch = useDispatch() as (thunk: unknown) => RunningCall;
    const key = cacheKey(endpoint, arg);
    const kept = useSelector((state: AppState) => (options.skip ? undefined : keptIn(state, api.name, key)));
    const [last, setLast] = useState(kept?.data);
    if (kept?.data !== undefined && kept.data !== last) setLast(kept.data);
    useLooking(kept, options, key, (how) => dispatch(api.call(endpoint, arg, how)));
    return {
      ...resultOf(kept, last, options.skip),
      refetch: () =>
        dispatch(api.call(endpoint, arg, { subscribe: false, forceRefetch: true }))
          .unwrap()
          .catch(() => undefined),
    };
  };

/** Keeps the answer asked for as long as a component looks at it. */
function useLooking(
  kept: Kept | undefined,
  { skip, refetchOnMountOrArgChange: forceRefetch, pollingInterval }: Required<QueryOptions>,
  key: string,
  call: (how: CallOptions) => RunningCall,
): void {
  const isThere = kept?.status === 'fulfilled' && !forceRefetch && pollingInterval === 0;
  useEffect(() => {
    if (skip) return undefined;
    let looking: RunningCall | null = null;
    let isOver = false;
    const look = (): void => {
      if (!isOver) looking = call({ forceRefetch, subscriptionOptions: { pollingInterval } });
    };
    // What the server left needs nobody who asks; it only must not be let go of once somebody else does.
    if (isThere) void queryEngineIsHere.then(look);
    else look();
    return () => {
      isOver = true;
      looking?.unsubscribe();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the question, whatever object puts it
  }, [key, skip, pollingInterval]);
}

function resultOf(
  kept: Kept | undefined,
  last: unknown,
  isSkipped: boolean,
): Omit<QueryResult<unknown>, 'refetch'> {
  const data = kept?.data ?? last;
  const isFetching = !isSkipped && ['pending', 'uninitialized'].includes(kept?.status ?? 'pending');
  return {
    data,
    currentData: kept?.data,
    error: kept?.error,
    isFetching,
    isLoading: isFetching && data === undefined,
    isError: kept?.status === 'rejected',
    fulfilledTimeStamp: kept?.fulfilledTimeStamp,
  };
}

function keptIn(state: AppState, api: string, key: string): Kept | undefined {
  const part = state[api] as { queries?: Readonly<Record<string, Kept | undefined>> } | undefined;
  return part?.queries?.[key];
}
