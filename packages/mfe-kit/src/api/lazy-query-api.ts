import type { StoreExtra } from '../store/app-state';
import type { EndpointPlan, makeQueryApi, QueryApi } from './query-engine';

/** What a dispatched call gives: its answer, and for a read a way to let go of it. */
export interface RunningCall {
  unwrap(): Promise<unknown>;
  unsubscribe(): void;
}

export interface CallOptions {
  readonly subscribe?: boolean;
  readonly forceRefetch?: boolean;
  readonly track?: boolean;
  readonly subscriptionOptions?: { readonly pollingInterval: number };
}

type Dispatch = (action: unknown) => unknown;
type CallThunk = (dispatch: Dispatch, getState: unknown, extra: unknown) => RunningCall;

type Engine = { readonly makeQueryApi: typeof makeQueryApi };
let engine: Engine | null = null;
let loading: Promise<Engine> | null = null;
let tellOfEngine: () => void = () => undefined;

/** Settles when somebody else had the engine fetched; fetches nothing itself. */
export const queryEngineIsHere = new Promise<void>((resolve) => {
  tellOfEngine = resolve;
});

/** What the server has asked for is in the store already, so the code that asks arrives when it is first needed. */
export function loadQueryEngine(): Promise<Engine> {
  loading ??= import(/* webpackChunkName: "query-engine" */ './query-engine').then(
    (module) => {
      engine = module;
      tellOfEngine();
      return module;
    },
    (reason: unknown) => {
      loading = null;
      throw reason;
    },
  );
  return loading;
}

/** The calls of one remote; its part of the store begins to work with the first of them. */
export class LazyQueryApi {
  #made: QueryApi | null = null;

  constructor(
    readonly name: string,
    private readonly endpoints: Readonly<Record<string, EndpointPlan>>,
  ) {}

  /** A call as an action for the store; it is on its way at once and asked when the engine is there. */
  call(endpoint: string, arg: unknown, options?: CallOptions): CallThunk {
    return (dispatch, _getState, extra) => {
      let isOver = false;
      let running: RunningCall | null = null;
      const answer = this.#ready(extra as StoreExtra).then((api) => {
        running = dispatch(initiateOf(api, endpoint)(arg, options)) as RunningCall;
        if (isOver) running.unsubscribe();
        return running.unwrap();
      });
      // Whoever asks for the answer hears of a failure; a component that only looks reads it from the store.
      answer.catch(() => undefined);
      return {
        unwrap: () => answer,
        unsubscribe() {
          isOver = true;
          running?.unsubscribe();
        },
      };
    };
  }

  /** Puts an answer where the read with this argument looks for it. */
  put(endpoint: string, arg: unknown, answer: unknown) {
    return async (dispatch: Dispatch, _getState: unknown, extra: unknown): Promise<void> => {
      const { util } = await this.#ready(extra as StoreExtra);
      await dispatch(util.upsertQueryData(endpoint as never, arg as never, answer));
    };
  }

  async #ready(extra: StoreExtra): Promise<QueryApi> {
    const { makeQueryApi: make } = engine ?? (await loadQueryEngine());
    this.#made ??= make(this.name, this.endpoints);
    extra.attach(this.#made);
    return this.#made;
  }
}

/** The engine's typings know no endpoint by name: which ones there are is only known to the remote. */
function initiateOf(api: QueryApi, endpoint: string): (arg: unknown, options?: CallOptions) => unknown {
  const found = (api.endpoints as Record<string, { initiate: (...given: never[]) => unknown } | undefined>)[
    endpoint
  ];
  if (!found) throw new Error(`${api.reducerPath} has no call ${endpoint}`);
  return found.initiate as (arg: unknown, options?: CallOptions) => unknown;
}
