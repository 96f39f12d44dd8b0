import { scriptSafeJson } from '@valam/mfe-kit/head';
import type { PageView } from '@valam/mfe-kit/host';
import { bootStateId, type BootState } from '../app/boot-data';
import type { PageRequestContext } from './page-request';

interface ApiState {
  readonly queries?: unknown;
  readonly provided?: unknown;
}

/** What the server has learned, for the browser to go on from. Only answers travel, no settings of the store. */
export function bootStateMarkup({ sources }: PageRequestContext, view: PageView['kind']): string {
  const { shell, ...parts } = sources.app.store.getState();
  const apis = Object.fromEntries(
    Object.entries(parts).flatMap(([path, part]) => {
      const { queries, provided } = part as ApiState;
      return queries ? [[path, { queries, provided }]] : [];
    }),
  );
  const state: BootState = { shell, apis, slots: view === 'not-found' ? [] : sources.slots.reports(), view };
  return `<script type="application/json" id="${bootStateId}">${scriptSafeJson(state)}</script>`;
}
