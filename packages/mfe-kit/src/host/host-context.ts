import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router';
import type { ActionResult } from '../remote/remote-module';
import type { SlotHost } from '../slot/slot-host';
import type { PageSources } from './page-view';

/** What the kit's components need from the shell. */
export interface Host extends PageSources {
  readonly router: DataRouter;
  readonly slots: SlotHost;
  /** Runs `remote/action` and returns its result; never throws. */
  readonly act: (action: string, form: FormData) => Promise<ActionResult>;
  /** Logs an error thrown by a remote's component. */
  readonly onRenderFailure: (remote: string, error: unknown) => void;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component must be rendered inside the shell or `renderRemotePage`.');
  return host;
}
