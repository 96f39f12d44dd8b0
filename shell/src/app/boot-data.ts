import type { PageView, ServerState, ShellState, SlotReport } from '@valam/mfe-kit/host';
import type { PublicRemotes } from '../remotes/public-remote';

/** In the head: enough to fetch code while the document still arrives. */
export interface BootRemotes {
  readonly remotes: PublicRemotes;
  /** The remote of the page, and those that fill its slots. */
  readonly inUse: readonly string[];
}

/** At the very end: what the server knew when it was done. */
export interface BootState {
  readonly shell: ShellState;
  /** Per remote's API, what it has asked for. */
  readonly apis: ServerState;
  readonly slots: readonly SlotReport[];
  readonly view: PageView['kind'];
}

export const bootRemotesId = 'boot-remotes';
export const bootStateId = 'boot-state';
