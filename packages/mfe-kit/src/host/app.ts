import { unwrapAnswer } from '../api/call-refused';
import type { HttpClient } from '../api/http-client';
import type { AppContext, QueryEndpoint } from '../remote/app-context';
import { createShellApi, type ShellApi } from '../shell/shell-api';
import { shellSlice, type Session } from '../shell/shell-state';
import type { AppStore } from '../store/app-store';

/** The context of one page view on the server, or of one tab. */
export function createAppContext(options: {
  store: AppStore;
  isServer: boolean;
  navigate: ShellApi['navigate'];
  /** Requests the session; called at most once while it is unknown. */
  askSession: (http: HttpClient) => Promise<Session>;
}): AppContext {
  const { store } = options;
  const shell = createShellApi(store, options.navigate);
  let asked: Promise<Session> | null = null;

  const query = async <Arg, Result>(
    endpoint: QueryEndpoint<Arg, Result>,
    arg: Arg,
    { fresh = false }: { fresh?: boolean } = {},
  ): Promise<Result> => {
    const forceRefetch = fresh && !options.isServer;
    return unwrapAnswer(store.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch })));
  };

  return {
    isServer: options.isServer,
    store,
    shell,
    query,
    attempt: (endpoint, arg, how) => query(endpoint, arg, how).catch(() => undefined),
    send: (endpoint, arg) => unwrapAnswer(store.dispatch(endpoint.initiate(arg, { track: false }))),
    session() {
      const known = shell.session();
      if (known.status !== 'unknown') return Promise.resolve(known);
      asked ??= options.askSession(store.http).then((session) => {
        asked = null;
        // The visitor may have signed in or out meanwhile; then this response is stale.
        if (shell.session().status === 'unknown') store.dispatch(shellSlice.actions.sessionLearned(session));
        return shell.session();
      });
      return asked;
    },
  };
}
