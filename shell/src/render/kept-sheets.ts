import { versionId } from '@valam/registry/schema';
import { ServerStyleSheet } from 'styled-components';
import type { PageRequestContext } from './page-request';

/** Classes that no page uses any longer leave with their sheet. */
const rendersPerSheet = 200;
const mostSheets = 32;

interface KeptSheet {
  readonly sheet: ServerStyleSheet;
  rendersLeft: number;
}

/**
 * Style sheets of pages rendered for one visitor: the next rendering of the same page finds its styles compiled, which takes
 * a fifth of a page. Such a document may name classes that only an earlier visitor's needed; one that caches keep must not
 * depend on who came before, and has a sheet of its own.
 */
export class KeptSheets {
  readonly #kept = new Map<string, KeptSheet>();

  take(page: string): ServerStyleSheet {
    const kept = this.#kept.get(page) ?? { sheet: new ServerStyleSheet(), rendersLeft: rendersPerSheet };
    kept.rendersLeft--;
    // The page taken last stands last; the first one has waited longest.
    this.#kept.delete(page);
    if (kept.rendersLeft > 0) this.#kept.set(page, kept);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > mostSheets) this.#kept.delete(oldest);
    return kept.sheet;
  }
}

/** What decides which styles a page may need: its route and the versions of the remotes. */
export function versionedPage({ found, view }: PageRequestContext): string {
  const route = found.kind === 'page' ? `${found.remote} ${found.route.path}` : found.kind;
  return [route, ...[...view.values()].map(({ manifest }) => versionId(manifest))].join(' ');
}
