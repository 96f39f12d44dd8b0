import { createElement, use, type ComponentType } from 'react';
import { twice } from './twice';

/** A component in its own chunk. Once loaded it renders synchronously, on the server and in the browser. */
export interface LazyPage<P extends object = Record<never, never>> {
  (props: P): React.ReactNode;
  /** The name of its chunk, from which the server's preload hints are generated. */
  readonly chunk: string;
  preload(): Promise<void>;
}

/** A resolved promise in the form that React's `use` recognizes synchronously. */
const here: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Puts a component into a chunk. `chunk` must be the chunk's `webpackChunkName`; the build checks it. After a failed load it
 * throws to the error boundary around it, until `preload` is called again: the next visit and Try again do so.
 */
export function lazyPage<P extends object>(
  chunk: string,
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyPage<P> {
  let component: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;

  const preload = (): Promise<void> => {
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    loading = twice(load).then(
      (module) => {
        component = module.default;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };

  function Page(props: P) {
    // Always called: a component that has suspended must call the same hooks when it continues.
    // The same promise after a failure too: React would wait for a new one, and load in a circle.
    use(component ? here : (loading ?? preload()));
    return component && createElement(component, props);
  }
  return Object.assign(Page, { chunk, preload });
}
