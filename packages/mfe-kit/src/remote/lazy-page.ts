import { createElement, use, type ComponentType } from 'react';
import { twice } from './twice';

/** A component in a separate chunk. Once loaded it renders synchronously, on the server and in the browser. */
export interface LazyPage<P extends object = Record<never, never>> {
  (props: P): React.ReactNode;
  /** The name of its chunk, from which the server's preload hints are generated. */
  readonly chunk: string;
  preload(): Promise<void>;
}

/** A resolved promise on which React's `use` does not suspend. */
const here: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Puts a component into a separate chunk. `chunk` must be its `webpackChunkName`; the build checks that. After a failed load
 * the component throws to the nearest error boundary until `preload` is called again, by the next visit or by Try again.
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
    // Called unconditionally: a component that has suspended must call the same hooks when it resumes.
    // After a failure with the same promise: React would suspend on a new one and load in a loop.
    use(component ? here : (loading ?? preload()));
    return component && createElement(component, props);
  }
  return Object.assign(Page, { chunk, preload });
}
