import { scriptSafeJson } from '@valam/mfe-kit/head';
import type { PageView } from '@valam/mfe-kit/host';
import { slotOwner } from '@valam/mfe-kit/slot';
import { fontFaces, fontsToPreload } from '@valam/ui/tokens/font-faces';
import { globalCss } from '@valam/ui/tokens/global-css';
import { preinit, preload } from 'react-dom';
import { bootRemotesId, type BootRemotes } from '../app/boot-data';
import { addressOf, publicRemotes } from '../remotes/public-remote';
import type { PageRequestContext } from './page-request';
import type { ShellAsset } from './protocol';

const fontFolder = '/assets/fonts';
const siteCss = globalCss + fontFaces(fontFolder);

interface Chunk {
  readonly remote: string;
  readonly chunk: string;
  /** It comes when the visitor does. */
  readonly isLater: boolean;
}

/** The chunks that the page and its filled slots run in the browser. A page that does not exist runs none of its own. */
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

/** Tells the browser early what it will need. Calls, not elements: the tree keeps the same shape on both sides. */
export function hint(context: PageRequestContext, shown: PageView, assets: readonly ShellAsset[]): void {
  const { nonce, view } = context;
  for (const { href, integrity } of assets) preinit(href, { as: 'script', nonce, integrity });
  for (const href of fontsToPreload(fontFolder)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  const files = new Map<string, string | undefined>();
  for (const { remote, chunk } of atOnce(chunksInUse(context, shown))) {
    const manifest = view.get(remote)?.manifest;
    if (!manifest) continue;
    const { entry, chunks, integrity } = manifest.client;
    for (const file of [entry, ...(chunks['remote'] ?? []), ...(chunks[chunk] ?? [])]) {
      files.set(addressOf(manifest, file), integrity[file]);
    }
  }
  for (const [href, integrity] of files) {
    // Scripts with a hash are asked for in this mode; a hint in another one would fetch the file twice.
    preload(href, { as: 'script', nonce, integrity, crossOrigin: 'anonymous' });
  }
}

/** On paper a link says its whole address. */
const originCss = (origin: string): string => `:root{--site:"${encodeURI(origin)}"}`;

/** The part of the head that React does not render: site-wide styles and what the browser boots from. */
export function headMarkup(context: PageRequestContext, shown: PageView): string {
  const { view, nonce } = context;
  const manifests = Object.fromEntries([...view].map(([name, { manifest }]) => [name, manifest]));
  const inUse = remotesOf(atOnce(chunksInUse(context, shown)));
  const boot: BootRemotes = { remotes: publicRemotes(manifests), inUse };
  const { origin } = context.sources.app.store.getState().shell.brand;
  return (
    `<style nonce="${nonce}">${siteCss}${originCss(origin)}</style>` +
    `<script type="application/json" id="${bootRemotesId}">${scriptSafeJson(boot)}</script>`
  );
}

export const remotesInUse = (context: PageRequestContext, shown: PageView): string[] =>
  remotesOf(chunksInUse(context, shown));
