import { scriptSafeJson } from '@valam/mfe-kit/head';
import { serverStateOf, type PageView } from '@valam/mfe-kit/host';
import { bootStateId, type BootState } from '../app/boot-data';
import type { PageRequestContext } from './page-request';

/** The state that the server has loaded, for hydration. */
export function bootStateMarkup({ sources }: PageRequestContext, view: PageView['kind']): string {
  const appState = sources.app.store.getState();
  const state: BootState = {
    shell: appState.shell,
    apis: serverStateOf(appState),
    slots: view === 'not-found' ? [] : sources.slots.reports(),
    view,
  };
  return `<script type="application/json" id="${bootStateId}">${scriptSafeJson(state)}</script>`;
}
