import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestMatch } from '@valam/mfe-kit/host';
import * as z from 'zod/mini';
import { redactedAddress } from '../remotes/private-address';
import type { Registry } from '@valam/registry/schema';
import type { Log } from './log';

const largest = 2_048;
const mostPerMinute = 300;

const short = z.string().check(z.maxLength(600));
const ClientFailure = z.object({
  remote: short,
  version: z.optional(short),
  message: short,
  path: short,
});

/** Logs failures of remotes that browsers report. They never trigger anything automatically. */
export class ClientFailures {
  #count = 0;
  #minute = 0;

  constructor(
    private readonly options: {
      log: Log;
      registry: () => Registry;
      onFailure: (remote: string) => void;
    },
  ) {}

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    response.writeHead(204).end();
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) [this.#minute, this.#count] = [minute, 0];
    if (body === null || ++this.#count > mostPerMinute) return;
    const failure = z.safeParse(ClientFailure, body);
    if (!failure.success) return;
    const { remote, version, message, path } = failure.data;
    const { log, registry, onFailure } = this.options;
    const { remotes } = registry();
    // Names that are not in the registry are ignored, so that they cannot flood the log.
    if (remote !== 'shell' && !Object.hasOwn(remotes, remote)) return;
    const patterns = Object.values(remotes).flatMap(({ current }) => current.paths);
    const [pathname = ''] = path.split(/[?#]/, 1);
    const pattern = bestMatch(patterns, (one) => one, pathname)?.candidate ?? null;
    const said = redactedAddress({ pathname, search: '' }, pattern);
    log.warn('remote failed in a browser', { remote, version, reason: message, path: said.path });
    onFailure(remote);
  }
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > largest) return null;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
