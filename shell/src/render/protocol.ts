import type { Brand } from '@valam/mfe-kit/shell';
import type { ThirdParties } from '@valam/mfe-kit/host';
import type { RemoteManifest } from '@valam/registry/schema';
import type { LiveVersions } from './loaded-versions';

/** Messages from the front process to a rendering process. */
export type ToRenderer =
  | { readonly kind: 'load'; readonly manifest: RemoteManifest }
  | { readonly kind: 'drop'; readonly version: string }
  /**
   * The versions that should be live, including those that could not be loaded: they map paths to remotes.
   */
  | { readonly kind: 'current'; readonly live: readonly LiveVersions[] }
  | { readonly kind: 'ping'; readonly count: number };

/** Messages from a rendering process to the front process. */
export type FromRenderer =
  | { readonly kind: 'listening' }
  | { readonly kind: 'loaded'; readonly version: string; readonly error: string | null }
  | { readonly kind: 'pong'; readonly count: number }
  | {
      readonly kind: 'failure';
      readonly remote: string;
      readonly version: string | null;
      /** A bug in the remote's code, rather than a failed call. */
      readonly isBug: boolean;
      /** Visitor input may have caused it. */
      readonly hasInput: boolean;
      readonly reason: string;
      readonly trace: string;
    };

/** Settings passed to a rendering process at start. */
export interface RendererSettings {
  readonly socket: string;
  /** The file that records whose code is running. */
  readonly markFile: string;
  readonly gateways: readonly string[];
  readonly remotesFrom: string;
  readonly siteOrigin: string;
  readonly brand: Omit<Brand, 'origin'>;
  readonly thirdParties: ThirdParties;
  readonly assets: readonly ShellAsset[];
  readonly extraSources: readonly string[];
  readonly isUnsignedAllowed: boolean;
  /** Keys for signed values in cookies and forms: the first signs, all verify. */
  readonly formKeys: readonly string[];
}

/** A script of the shell. */
export interface ShellAsset {
  readonly href: string;
  readonly integrity: string;
}

/** Request header from the front process with the version of each remote: `catalog@1,booking@2`. */
export const viewHeader = 'x-view';
export const traceHeader = 'traceparent';
/** Response header of a rendering process with the versions whose code ran, sent only if no visitor input reached them. */
export const usedHeader = 'x-used';
/** Response header of a rendering process with the version whose bug made the page unavailable. */
export const brokenHeader = 'x-broken';
