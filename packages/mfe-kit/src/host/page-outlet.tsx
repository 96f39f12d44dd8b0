import { Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { RouterState } from '../router/router';
import { FailureBoundary } from './failure-boundary';
import { useHost } from './host-context';
import { Mark } from './mark';

/** What the shell shows where a page cannot be shown. */
export interface FrameViews {
  readonly NotFound: ComponentType;
  readonly Unavailable: ComponentType;
  readonly Loading: ComponentType;
}

const never = (): (() => void) => () => undefined;

/** True from the first moment after hydration. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The page of the present address, kept apart from the frame around it. */
export function PageOutlet({
  state,
  views,
  onRendered,
}: {
  state: RouterState;
  views: FrameViews;
  onRendered: () => void;
}) {
  const { onRenderFailure } = useHost();
  const { view } = state;
  const { NotFound, Unavailable } = views;
  const remote = 'remote' in view ? view.remote : null;
  return (
    <FailureBoundary
      key={state.visit}
      fallback={<Unavailable />}
      onError={(error) => remote && onRenderFailure(remote, error)}
    >
      <Suspense fallback={<Unavailable />}>
        {remote && <Mark remote={remote} />}
        <View state={state} views={views} notFound={<NotFound />} />
        <Rendered onRendered={onRendered} />
      </Suspense>
    </FailureBoundary>
  );
}

function View({ state, views, notFound }: { state: RouterState; views: FrameViews; notFound: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  const { view } = state;
  if (view.kind === 'not-found') {
    const Own = view.route?.notFound;
    return Own ? <Own /> : notFound;
  }
  if (view.kind !== 'page') return <views.Unavailable />;
  if (view.route.browserOnly && !isInBrowser) return <views.Loading />;
  const Page = view.route.page;
  return <Page />;
}

/** Renders after the page, so whether it ran tells whether the page did. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  onRendered();
  return null;
}
