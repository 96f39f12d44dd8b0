import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HostContext, type Host } from '../host/host-context';
import { PageOutlet, type FrameViews } from '../host/page-outlet';
import { useRouterState } from '../router/hooks';

const views: FrameViews = {
  NotFound: () => <h1>404 Page Not Found</h1>,
  Unavailable: () => <h1>This page is temporarily unavailable</h1>,
  Loading: () => <p>Loading…</p>,
};

/** What stands around a page in tests and when a remote runs alone. */
export function MockShell({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <Provider store={host.app.store}>
      <HostContext value={host}>{children}</HostContext>
    </Provider>
  );
}

/** The page of the router's address. */
export function MockOutlet() {
  const state = useRouterState();
  return <PageOutlet state={state} views={views} onRendered={() => undefined} />;
}
