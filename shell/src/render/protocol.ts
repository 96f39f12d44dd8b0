import type { Brand } from '@valam/mfe-kit/shell';
import type { ThirdParties } from '@valam/mfe-kit/host';
import type { RemoteManifest } from '@valam/registry/schema';
import type { LiveVersions } from './loaded-versions';

/** What the front process tells a rendering process. */
export type ToRenderer =
  | { readonly kind: 'load'; readonly manifest: RemoteManifest }
  | { readonly kind: 'drop'; readonly version: string }
  /** What should be live, also where it could not be loaded: whose paths are whose. */
  | { readonly kind: 'current'; readonly live: readonly LiveVersions[] }
  | { readonly kind: 'ping'; readonly count: number };

/** What a rendering process tells the front process. */
export type FromRenderer =
  | { readonly kind: 'listening' }
  | { readonly kind: 'loaded'; readonly version: string; readonly error: string | null }
  | { readonly kind: 'pong'; readonly count: number }
  | {
      readonly kind: 'failure';
      readonly remote: string;
      readonly version: string | null;
      /** A bug of the remote, rather than data that could not be had. */
      readonly isBug: boolean;
      /** Something the visitor sent can have caused it. */
      readonly hasInput: boolean;
      readonly reason: string;
      readonly trace: string;
    };

/** What the front process hands to a rendering process when it starts it. */
export interface RendererSettings {
  readonly socket: string;
  /** Where the name of the remote that renders right now is noted. */
  readonly markFile: string;
  readonly gateways: readonly string[];
  readonly remotesFrom: string;
  readonly siteOrigin: string;
  readonly brand: Omit<Brand, 'origin'>;
  readonly thirdParties: ThirdParties;
  readonly assets: readonly ShellAsset[];
  readonly extraSources: readonly string[];
  readonly isUnsignedAllowed: boolean;
  /** What visitors carry from page to page is signed with the first, and verified by all. */
  readonly formKeys: readonly string[];
}

/** A script of the shell itself. */
export interface ShellAsset {
  readonly href: string;
  readonly integrity: string;
}

/** The header in which the front process names the version of each remote: `catalog@1,booking@2`. */
export const viewHeader = 'x-view';
export const traceHeader = 'traceparent';
/** The header in which a rendering process names the versions whose code took part, where no visitor's input did. */
export const usedHeader = 'x-used';
/** The header in which a rendering process names the version whose own fault it is that a page is away. */
export const brokenHeader = 'x-broken';
