import type { RemoteModule } from '../remote/remote-module';

/** The remotes of this page view and their modules. */
export interface RemoteDirectory {
  /** The remote with the best matching pattern for a path. */
  ownerOf(pathname: string): string | null;
  /** The module if it is loaded, or null. */
  loaded(name: string): RemoteModule | null;
  /** Rejects when the remote is not available. */
  load(name: string): Promise<RemoteModule>;
}
