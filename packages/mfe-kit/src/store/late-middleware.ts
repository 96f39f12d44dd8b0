import type { Dispatch, Middleware, MiddlewareAPI, UnknownAction } from 'redux';

type Handler = (action: unknown) => unknown;

/** A place in the store's chain where middleware can be put while the store runs. */
export function createLateMiddleware(): { middleware: Middleware; add: (one: Middleware) => void } {
  const added: ((next: Handler) => Handler)[] = [];
  let store: MiddlewareAPI<Dispatch<UnknownAction>> | null = null;
  return {
    middleware: (api) => {
      store = api;
      return (next) => (action) => added.reduceRight<Handler>((rest, one) => one(rest), next)(action);
    },
    add(one) {
      if (store) added.push(one(store));
    },
  };
}
