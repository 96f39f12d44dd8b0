import type { PageView, ShellState, SlotReport } from '@valam/mfe-kit/host';
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
  readonly apis: Readonly<Record<string, unknown>>;
  readonly slots: readonly SlotReport[];
  readonly view: PageView['kind'];
}

export const bootRemotesId = 'boot-remotes';
export const bootStateId = 'boot-state';

/** How the styles of our fonts, the script that applies them and who waits for them know each other. */
export interface FacesNames {
  /** The style element that holds the site's own font faces; it stands before the script. */
  readonly id: string;
  /** The event on the document that tells that they apply. */
  readonly event: string;
}

export const facesNames: FacesNames = { id: 'font-faces', event: 'valam:font-faces' };
