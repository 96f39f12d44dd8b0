import { scriptSafeJson } from '@valam/mfe-kit/head';
import type { PageView } from '@valam/mfe-kit/host';
import { slotOwner } from '@valam/mfe-kit/slot';
import { fontFaces, fontsOfLanguage, fontsToPreload } from '@valam/ui/tokens/font-faces';
import { globalCss } from '@valam/ui/tokens/global-css';
import { preload } from 'react-dom';
import { bootRemotesId, type BootRemotes } from '../app/boot-data';
import { addressOf, publicRemotes } from '../remotes/public-remote';
import type { PageRequestContext } from './page-request';
import type { ShellAsset } from './protocol';
import { startMarkup, type FirstCode } from './start-after-paint';

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

/** Tells the browser early what the first sight of a page needs. Calls, not elements: the tree keeps its shape. */
export function hint(): void {
  for (const href of fontsToPreload(fontFolder)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}

/** The code that makes the page live: exactly the chunks that it runs at once. */
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
  return { run: assets.map(({ href, integrity }) => [href, integrity]), fetch: [...files] };
}

const tamil = fontsOfLanguage(fontFolder, 'ta')
  .map((href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`)
  .join('');

/** Fonts that only some pages have words for. The frame's own word is small, and not there on a phone. */
export const hintByWords = (markup: string): string =>
  markup.includes('lang="ta"', markup.indexOf('<main')) ? tamil : '';

/** On paper a link says its whole address. */
const originCss = (origin: string): string => `:root{--site:"${encodeURI(origin)}"}`;

/** The part of the head that React does not render: site-wide styles and what the browser boots from. */
export function headMarkup(
  context: PageRequestContext,
  shown: PageView,
  assets: readonly ShellAsset[],
): string {
  const { view, nonce } = context;
  const manifests = Object.fromEntries([...view].map(([name, { manifest }]) => [name, manifest]));
  const inUse = remotesOf(atOnce(chunksInUse(context, shown)));
  const boot: BootRemotes = { remotes: publicRemotes(manifests), inUse };
  const { origin } = context.sources.app.store.getState().shell.brand;
  return (
    `<style nonce="${nonce}">${siteCss}${originCss(origin)}</style>` +
    `<script type="application/json" id="${bootRemotesId}">${scriptSafeJson(boot)}</script>` +
    startMarkup(firstCode(context, shown, assets), nonce)
  );
}

export const remotesInUse = (context: PageRequestContext, shown: PageView): string[] =>
  remotesOf(chunksInUse(context, shown));
