import { CallRefused } from '../api/call-refused';
import type { CallFailure, HttpClient } from '../api/http-client';
import type { AppContext, LoadableEndpoint } from '../remote/app-context';
import { createShellApi, type ShellApi } from '../shell/shell-api';
import { shellSlice, type Session } from '../shell/shell-state';
import type { AppStore } from '../store/app-store';

/** The context of one page view on the server, or of one tab. */
export function createAppContext(options: {
  store: AppStore;
  isServer: boolean;
  navigate: ShellApi['navigate'];
  /** Asks who is signed in; called once at most while nobody knows. */
  askSession: (http: HttpClient) => Promise<Session>;
}): AppContext {
  const { store } = options;
  const shell = createShellApi(store, options.navigate);
  let asked: Promise<Session> | null = null;

  const query = async <Arg, Result>(
    endpoint: LoadableEndpoint<Arg, Result>,
    arg: Arg,
    { fresh = false }: { fresh?: boolean } = {},
  ): Promise<Result> => {
    const asking = endpoint.initiate(arg, { subscribe: false, forceRefetch: fresh && !options.isServer });
    return unwrap((store.dispatch as (thunk: unknown) => { unwrap(): Promise<Result> })(asking).unwrap());
  };

  return {
    isServer: options.isServer,
    store,
    shell,
    query,
    attempt: (endpoint, arg, how) => query(endpoint, arg, how).catch(() => undefined),
    send: (endpoint, arg) => {
      type Answer = ReturnType<ReturnType<typeof endpoint.initiate>>;
      const sending = endpoint.initiate(arg, { track: false });
      return unwrap((store.dispatch as (thunk: unknown) => Answer)(sending).unwrap());
    },
    session() {
      const known = shell.session();
      if (known.status !== 'unknown') return Promise.resolve(known);
      asked ??= options.askSession(store.extra.http).then((session) => {
        store.dispatch(shellSlice.actions.sessionLearned(session));
        asked = null;
        return session;
      });
      return asked;
    },
  };
}

async function unwrap<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isFailure(error)) throw new CallRefused(error);
    throw error;
  }
}

function isFailure(error: unknown): error is CallFailure {
  return typeof error === 'object' && error !== null && 'status' in error && 'problem' in error;
}
