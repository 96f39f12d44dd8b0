import type { RemoteModule } from '../remote/remote-module';

/** Which remotes there are in this page view, and their code. */
export interface RemoteDirectory {
  /** The remote whose pattern fits a path best. */
  ownerOf(pathname: string): string | null;
  /** Already in memory, or null. */
  loaded(name: string): RemoteModule | null;
  /** Rejects when the remote cannot be had. */
  load(name: string): Promise<RemoteModule>;
}
