import type { PageView, ServerState, ShellState, SlotReport } from '@valam/mfe-kit/host';
import type { PublicRemotes } from '../remotes/public-remote';

/** Boot data in the head: enough to fetch code while the document is still loading. */
export interface BootRemotes {
  readonly remotes: PublicRemotes;
  /** The remotes of the page and its slots. */
  readonly inUse: readonly string[];
}

/** Boot data at the end of the document: the state after server rendering. */
export interface BootState {
  readonly shell: ShellState;
  /** The server's query results, by remote API. */
  readonly apis: ServerState;
  readonly slots: readonly SlotReport[];
  readonly view: PageView['kind'];
}

export const bootRemotesId = 'boot-remotes';
export const bootStateId = 'boot-state';
