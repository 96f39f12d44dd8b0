import { FrameContent, HostContext, type Host } from '@valam/mfe-kit/host';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Document } from './document';

/** The application over one page view; `children` is the provider of its router. */
export function App({
  host,
  nonce,
  onRendered,
  children,
}: {
  host: Host;
  nonce: string | undefined;
  onRendered: () => void;
  children: ReactNode;
}) {
  return (
    <Provider store={host.app.store}>
      <HostContext value={host}>
        <FrameContent value={<Document nonce={nonce} onRendered={onRendered} />}>{children}</FrameContent>
      </HostContext>
    </Provider>
  );
}
