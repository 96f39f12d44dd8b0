import { HostContext, type Host } from '@valam/mfe-kit/host';
import { Provider } from 'react-redux';
import { Document } from './document';

/** The application over one page view. */
export function App({
  host,
  nonce,
  onRendered,
}: {
  host: Host;
  nonce: string | undefined;
  onRendered: () => void;
}) {
  return (
    <Provider store={host.app.store}>
      <HostContext value={host}>
        <Document nonce={nonce} onRendered={onRendered} />
      </HostContext>
    </Provider>
  );
}
