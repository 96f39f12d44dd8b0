import { scriptSafeJson } from '@valam/mfe-kit/head';
import type { PageView } from '@valam/mfe-kit/host';
import { slotOwner } from '@valam/mfe-kit/slot';
import { fallbackFaces } from '@valam/ui/tokens/fallback-faces';
import { globalCss } from '@valam/ui/tokens/global-css';
import { bootRemotesId, type BootRemotes } from '../app/boot-data';
import { addressOf, publicRemotes } from '../remotes/public-remote';
import { afterPaintMarkup } from './first-paint/first-paint';
import type { FirstCode } from './first-paint/start-code';
import type { PageRequestContext } from './page-request';
import type { ShellAsset } from './protocol';

const siteCss = globalCss + fallbackFaces;

interface Chunk {
  readonly remote: string;
  readonly chunk: string;
  /** Lazy-loaded on scroll or interaction. */
  readonly isLater: boolean;
}

/** The chunks that the page and its filled slots need in the browser; a not-found view needs only its own chunk. */
function chunksInUse({ sources, found, view }: PageRequestContext, shown: PageView): Chunk[] {
  if (shown.kind === 'not-found') return notFoundChunk(shown);
  const ofSlots = sources.slots.reports().flatMap(({ use }) => {
    const remote = slotOwner(use.name);
    const chunk = view.get(remote)?.module?.slots?.[use.name]?.component.chunk;
    return chunk ? [{ remote, chunk, isLater: use.later === true }] : [];
  });
  return found.kind === 'page'
    ? [{ remote: found.remote, chunk: found.route.page.chunk, isLater: false }, ...ofSlots]
    : ofSlots;
}

function notFoundChunk({ remote, route }: PageView & { kind: 'not-found' }): Chunk[] {
  const own = route?.notFound;
  const chunk = own && 'chunk' in own ? own.chunk : 'remote';
  return remote ? [{ remote, chunk, isLater: false }] : [];
}

const atOnce = (chunks: readonly Chunk[]): Chunk[] => chunks.filter(({ isLater }) => !isLater);

const remotesOf = (chunks: readonly Chunk[]): string[] => [...new Set(chunks.map(({ remote }) => remote))];

/** The code that hydrates the page, without lazy-loaded chunks. */
function firstCode(context: PageRequestContext, shown: PageView, assets: readonly ShellAsset[]): FirstCode {
  const files = new Map<string, string | undefined>();
  for (const { remote, chunk } of atOnce(chunksInUse(context, shown))) {
    const manifest = context.view.get(remote)?.manifest;
    if (!manifest) continue;
    const { entry, chunks, integrity } = manifest.client;
    for (const file of [entry, ...(chunks['remote'] ?? []), ...(chunks[chunk] ?? [])]) {
      files.set(addressOf(manifest, file), integrity[file]);
    }
  }
  return {
    run: assets.map(({ href, integrity }) => [href, integrity]),
    fetch: [...files],
    manifest: '/manifest.webmanifest',
  };
}

/** In print, links show their full URL. */
const originCss = (origin: string): string => `:root{--site:"${encodeURI(origin)}"}`;

/** Site-wide styles, the same for every page: encoded once per rendering process. */
export const siteStylesOf = (origin: string): Buffer =>
  Buffer.from(`<style>${siteCss}${originCss(origin)}</style>`);

/** The scripts that start the page in the browser, with the data about remotes that they need. */
export function bootScripts(
  context: PageRequestContext,
  shown: PageView,
  assets: readonly ShellAsset[],
): string {
  const { view } = context;
  const inUse = remotesOf(atOnce(chunksInUse(context, shown)));
  const boot: BootRemotes = { remotes: publicRemotes([...view.values()]), inUse };
  return (
    `<script type="application/json" id="${bootRemotesId}">${scriptSafeJson(boot)}</script>` +
    afterPaintMarkup(firstCode(context, shown, assets))
  );
}

export const remotesInUse = (context: PageRequestContext, shown: PageView): string[] =>
  remotesOf(chunksInUse(context, shown));
