import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HostContext, type Host } from '../host/host-context';
import { RouterProvider } from 'react-router/dom';
import type { FrameViews } from '../host/page-element';
import { PageOutlet } from '../host/page-outlet';
import { FrameContent } from '../host/site-routes';

const views: FrameViews = {
  NotFound: () => <h1>404 Page Not Found</h1>,
  Unavailable: () => <h1>This page is temporarily unavailable</h1>,
  Loading: () => <p>Loading…</p>,
};

/** The frame around a page in tests and when a remote runs alone. */
export function MockShell({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <Provider store={host.app.store}>
      <HostContext value={host}>
        <FrameContent value={children}>
          {/* Without transitions: one that starts inside `act` is not rendered before the next `act`. */}
          <RouterProvider router={host.router} useTransitions={false} />
        </FrameContent>
      </HostContext>
    </Provider>
  );
}

/** The page of the router's address. */
export function MockOutlet() {
  return <PageOutlet views={views} onRendered={() => undefined} />;
}
