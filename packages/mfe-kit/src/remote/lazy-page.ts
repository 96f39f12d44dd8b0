import { createElement, use, type ComponentType } from 'react';

/** A component in its own chunk. Once loaded it renders without waiting, on the server as in the browser. */
export interface LazyPage<P extends object = Record<never, never>> {
  (props: P): React.ReactNode;
  /** The name of its chunk, from which the server's hints are made. */
  readonly chunk: string;
  preload(): Promise<void>;
}

const pauseMs = 600;

/** Nothing to wait for, marked the way in which React's `use` recognizes it without asking. */
const here: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** A phone that changes its network loses requests in flight: that is worth one more try. */
async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}

/**
 * Puts a component into a chunk. `chunk` must be the chunk's `webpackChunkName`; the build checks it. A load that
 * failed is forgotten, so the next visit tries again.
 */
export function lazyPage<P extends object>(
  chunk: string,
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyPage<P> {
  let component: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;

  const preload = (): Promise<void> => {
    loading ??= twice(load).then(
      (module) => {
        component = module.default;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function Page(props: P) {
    // Always asked: a component that waited once must not skip the question when it goes on.
    use(component ? here : preload());
    return component && createElement(component, props);
  }
  return Object.assign(Page, { chunk, preload });
}
