import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { chooseView, type View, type Visitor } from '@valam/registry/choose-view';
import { versionId, type Registry } from '@valam/registry/schema';
import { brokenHeader, traceHeader, usedHeader, viewHeader } from '../render/protocol';
import { cookiesOf, hasSession } from '../render/visitor-facts';
import type { Adoption } from './adoption';
import { sendErrorPage } from './error-page';
import type { FailureWatch } from './failure-watch';
import { withoutBody } from './gateway-proxy';
import type { Renderer } from './renderer';
import type { RendererPool } from './renderer-pool';
import { bucketOf, isPartial, newBucket, wantedCookie, wantedOf, writeBucket } from './rollout';
import type { StaffCheck } from './staff';

/** Maximum wait for a rendering process that is being replaced. */
const patienceMs = 3_000;
/** Timeout, longer than all budgets of a page together. */
const answerLimitMs = 15_000;

export interface PagesOptions {
  readonly pool: RendererPool;
  readonly adoption: Adoption;
  readonly registry: () => Registry;
  readonly watch: FailureWatch;
  readonly staff: StaffCheck;
  readonly brand: { readonly name: string; readonly email: string };
  /** True if the site uses TLS. */
  readonly isSecure: boolean;
}

export interface PageFacts {
  readonly trace: { readonly id: string; readonly header: string };
  readonly headers: Readonly<Record<string, string>>;
}

/** `broken`: the version whose bug made the page fail; another version of the remote may be able to render it. */
type Attempt = 'done' | 'lost' | { readonly broken: string };

/**
 * Renders pages in the rendering processes. If the process is lost, the page is rendered again by another one; if the bug of a
 * version made it fail, again with the previous version.
 */
export class Pages {
  constructor(private readonly options: PagesOptions) {}

  async answer(request: IncomingMessage, response: ServerResponse, facts: PageFacts): Promise<void> {
    const { pool, brand } = this.options;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const visitor = await this.#visitor(request, response);
    let passedOver: string | null = null;
    let lost: Renderer | null = null;
    for (let tries = isRead ? 2 : 1; tries > 0; tries--) {
      const renderer: Renderer | null = pool.pick(lost) ?? (await this.#wait());
      if (response.destroyed) return;
      if (!renderer) break;
      const view = this.#view(visitor, passedOver);
      const mayGiveUp = tries > 1 && passedOver === null && Object.keys(visitor.wanted).length === 0;
      const attempt = await this.#render(renderer, request, response, { ...facts, view, mayGiveUp });
      if (attempt === 'done') return;
      if (attempt === 'lost') lost = renderer;
      else passedOver = attempt.broken;
      if (response.headersSent || response.destroyed) return void response.destroy();
    }
    sendErrorPage(response, { status: 503, brand, trace: facts.trace.id });
  }

  async #visitor(request: IncomingMessage, response: ServerResponse): Promise<Visitor> {
    const cookies = cookiesOf(request.headers);
    const isWanted = wantedCookie in cookies && hasSession(cookies);
    const isStaff = isWanted && (await this.options.staff.isStaff(request.headers.cookie ?? ''));
    let bucket = bucketOf(cookies);
    if (bucket === null && isPartial(this.options.registry())) {
      bucket = newBucket();
      response.appendHeader('set-cookie', writeBucket(bucket, this.options.isSecure));
    }
    return { bucket: bucket ?? 100, wanted: isStaff ? wantedOf(cookies) : {} };
  }

  #view(visitor: Visitor, passedOver: string | null): View {
    const { registry, adoption } = this.options;
    const isQuarantined = (version: string): boolean =>
      version === passedOver || adoption.isQuarantined(version);
    const { isAdopted, lastGood } = adoption;
    return chooseView(registry(), { isAdopted, isQuarantined, lastGood }, visitor);
  }

  /** If all processes are busy, gives up immediately; if one is being replaced, waits for it. */
  async #wait(): Promise<Renderer | null> {
    const { pool } = this.options;
    if (pool.ready > 0) return null;
    await once(pool, 'available', { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
    return pool.pick();
  }

  #render(
    renderer: Renderer,
    request: IncomingMessage,
    response: ServerResponse,
    { trace, headers: added, view, mayGiveUp }: PageFacts & { view: View; mayGiveUp: boolean },
  ): Promise<Attempt> {
    const { adoption, watch, brand, registry } = this.options;
    renderer.inFlight++;
    return new Promise<Attempt>((resolve) => {
      const call = http.request({
        socketPath: renderer.socket,
        agent: renderer.agent,
        method: request.method,
        path: request.url,
        headers: {
          ...(request.method === 'POST' ? request.headers : withoutBody(request.headers)),
          ...added,
          [traceHeader]: trace.header,
          [viewHeader]: Object.values(view).map(versionId).join(','),
        },
        timeout: answerLimitMs,
      });
      // A form that has arrived completely is processed even if its visitor has disconnected.
      const isForm = request.method === 'POST';
      response.once('close', () => {
        if (!isForm || !request.complete) call.destroy();
      });
      call.once('timeout', () => call.destroy(new Error('No answer from the rendering process')));
      call.once('error', () => resolve('lost'));
      call.once('response', (answer) => {
        // Piping into a closed response would keep the page in flight until its timeout.
        if (response.destroyed) {
          answer.resume();
          return resolve('done');
        }
        if (answer.headers['x-shell-failed']) {
          sendErrorPage(response, { status: 500, brand, trace: trace.id });
          answer.resume();
          return resolve('done');
        }
        const {
          [usedHeader]: used,
          [brokenHeader]: broken,
          connection: _ours,
          'keep-alive': _too,
          ...headers
        } = answer.headers;
        watch.used(String(used ?? '').split(','));
        if (mayGiveUp && typeof broken === 'string' && adoption.hasAnother(broken)) {
          answer.resume();
          return resolve({ broken });
        }
        const cookies = [response.getHeader('set-cookie') ?? [], headers['set-cookie'] ?? []]
          .flat()
          .map(String);
        response.writeHead(answer.statusCode ?? 500, {
          ...headers,
          // During a partial release a document is valid for one side of the release only.
          ...(isPartial(registry()) && { 'cache-control': 'private, no-store' }),
          ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
        });
        answer.pipe(response);
        answer.once('error', () => response.destroy());
        answer.once('close', () => resolve('done'));
        response.once('close', () => call.destroy());
      });
      if (isForm) request.pipe(call);
      else call.end();
    }).finally(() => {
      renderer.inFlight--;
    });
  }
}
