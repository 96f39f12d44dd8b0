import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ArticleCard } from '@valam/contracts/catalog/article.schema';
import { listArticlesRoute } from '@valam/contracts/catalog/article.routes';
import { policyPages } from '@valam/contracts/catalog/policy-in-force';
import { listPoliciesRoute } from '@valam/contracts/catalog/policy.routes';
import { listSitemapEntriesRoute } from '@valam/contracts/catalog/sitemap.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import type { Brand } from '@valam/mfe-kit/shell';
import { askGateway } from '../ask-gateway';
import { feedOf } from './feed';
import { manifestOf, robotsOf, securityTextOf } from './small-files';
import { fixedPages } from './pages-of-the-site';
import { entriesPerFile, sitemapIndexOf, sitemapOf, type SitemapEntry, type SitemapPage } from './sitemap';

export interface SiteFilesParts {
  readonly gateways: readonly string[];
  readonly brand: Brand;
  readonly origin: string;
  /** The built service worker. */
  readonly workerFile: string;
}

interface SiteFile {
  readonly type: string;
  readonly text: string;
}

const entriesPerCall = 100;
const askLimitMs = 5_000;
const freshForSeconds = 300;
const sitemapPart = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

/** Files with well-known names for search engines, feed readers and browsers. */
export class SiteFiles {
  constructor(private readonly parts: SiteFilesParts) {}

  knows(pathname: string): boolean {
    return pathname in this.#files || sitemapPart.test(pathname);
  }

  /** @param onAway is called with the reason if the file is unavailable */
  async answer(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
    onAway: (reason: unknown) => void,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    try {
      const file = await this.#fileAt(pathname);
      if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      response.writeHead(200, {
        'content-type': file.type,
        'cache-control': `public, max-age=${freshForSeconds}`,
      });
      response.end(request.method === 'HEAD' ? undefined : file.text);
    } catch (reason) {
      onAway(reason);
      response
        .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '30' })
        .end('Temporarily unavailable');
    }
  }

  readonly #files: Readonly<Record<string, () => SiteFile | Promise<SiteFile>>> = {
    '/robots.txt': () => ({ type: 'text/plain; charset=utf-8', text: robotsOf(this.parts.origin) }),
    '/manifest.webmanifest': () => ({
      type: 'application/manifest+json',
      text: manifestOf(this.parts.brand),
    }),
    '/.well-known/security.txt': () => ({
      type: 'text/plain; charset=utf-8',
      text: securityTextOf(this.parts.brand, new Date()),
    }),
    '/sw.js': () => this.#worker(),
    '/blog/rss.xml': () => this.#feed(),
    '/sitemap.xml': () => this.#sitemap(),
  };

  async #fileAt(pathname: string): Promise<SiteFile | null> {
    const part = sitemapPart.exec(pathname);
    if (part) return this.#sitemapFile(Number(part[1]));
    return (await this.#files[pathname]?.()) ?? null;
  }

  async #sitemap(): Promise<SiteFile> {
    const { total } = await this.#entries(1);
    const files = Math.ceil(total / entriesPerFile);
    if (files <= 1) return this.#firstSitemapFile();
    return xml(sitemapIndexOf(this.parts.origin, files));
  }

  async #firstSitemapFile(): Promise<SiteFile> {
    const [entries, policies] = await Promise.all([this.#entriesOfFile(1), this.#policyPages()]);
    return xml(sitemapOf(this.parts.origin, entries, [...fixedPages, ...policies]));
  }

  async #sitemapFile(number: number): Promise<SiteFile | null> {
    if (number === 1) return this.#firstSitemapFile();
    const entries = await this.#entriesOfFile(number);
    return entries.length === 0 ? null : xml(sitemapOf(this.parts.origin, entries));
  }

  /** A policy has a page as soon as its first version is in force. */
  async #policyPages(): Promise<string[]> {
    const inForce = (await this.#ask(listPoliciesRoute.path)) as RouteOutput<typeof listPoliciesRoute>;
    return policyPages.filter((page) => inForce.some(({ slug }) => slug === page)).map((page) => `/${page}`);
  }

  async #entriesOfFile(number: number): Promise<SitemapEntry[]> {
    const first = ((number - 1) * entriesPerFile) / entriesPerCall + 1;
    const entries: SitemapEntry[] = [];
    for (let page = first; page < first + entriesPerFile / entriesPerCall; page++) {
      const { items, total } = await this.#entries(page);
      entries.push(...items);
      if (page * entriesPerCall >= total) break;
    }
    return entries;
  }

  async #feed(): Promise<SiteFile> {
    const answer = await this.#ask(`${listArticlesRoute.path}?page=1&perPage=50`);
    const articles = (answer as { items: ArticleCard[] }).items;
    const { brand, origin } = this.parts;
    return {
      type: 'application/rss+xml; charset=utf-8',
      text: feedOf({ origin, brand: brand.name, articles }),
    };
  }

  /** Prepends the configured brand name to the built code, which is the same for every brand. */
  async #worker(): Promise<SiteFile> {
    const code = await readFile(this.parts.workerFile, 'utf8');
    return {
      type: 'text/javascript; charset=utf-8',
      text: `const BRAND_NAME = ${JSON.stringify(this.parts.brand.name)};\n${code}`,
    };
  }

  async #entries(page: number): Promise<SitemapPage> {
    return (await this.#ask(
      `${listSitemapEntriesRoute.path}?page=${page}&perPage=${entriesPerCall}`,
    )) as SitemapPage;
  }

  async #ask(path: string): Promise<unknown> {
    const answer = await askGateway(this.parts.gateways, path, { limitMs: askLimitMs });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }
}

const xml = (text: string): SiteFile => ({ type: 'application/xml; charset=utf-8', text });
