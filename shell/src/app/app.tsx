import { FrameContent, HostContext, type Host } from '@valam/mfe-kit/host';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Document } from './document';

/** The application of one page view; `children` is the provider of its router. */
export function App({
  host,
  onRendered,
  children,
}: {
  host: Host;
  onRendered: () => void;
  children: ReactNode;
}) {
  const { store } = host.app;
  return (
    <Provider store={store} serverState={store.rendered}>
      <HostContext value={host}>
        <FrameContent value={<Document onRendered={onRendered} />}>{children}</FrameContent>
      </HostContext>
    </Provider>
  );
}
