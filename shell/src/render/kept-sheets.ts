import { versionId } from '@valam/registry/schema';
import { ServerStyleSheet } from 'styled-components';
import type { PageRequestContext } from './page-request';

/** After this, a sheet is replaced, to remove unused classes. */
const rendersPerSheet = 200;
const mostSheets = 32;

interface KeptSheet {
  readonly sheet: ServerStyleSheet;
  rendersLeft: number;
}

/**
 * Style sheets of pages with visitor-specific content, reused by later renderings of the same page: compiling styles takes a
 * fifth of the rendering time. Such a document may contain classes that only an earlier visitor's document needed. A cacheable
 * document must not depend on earlier visitors, so it always gets a new sheet.
 */
export class KeptSheets {
  readonly #kept = new Map<string, KeptSheet>();

  take(page: string): ServerStyleSheet {
    const kept = this.#kept.get(page) ?? { sheet: new ServerStyleSheet(), rendersLeft: rendersPerSheet };
    kept.rendersLeft--;
    // Insertion order is the order of use: the first entry is the least recently used one.
    this.#kept.delete(page);
    if (kept.rendersLeft > 0) this.#kept.set(page, kept);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > mostSheets) this.#kept.delete(oldest);
    return kept.sheet;
  }
}

/** The cache key of a sheet: the route and the versions of the remotes. */
export function versionedPage({ found, view }: PageRequestContext): string {
  const route = found.kind === 'page' ? `${found.remote} ${found.route.path}` : found.kind;
  return [route, ...[...view.values()].map(({ manifest }) => versionId(manifest))].join(' ');
}
