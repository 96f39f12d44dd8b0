import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketKeys } from '../bucket.ts';

export interface BucketStandIn {
  /** For `Bucket` and the release commands. */
  readonly keys: Required<BucketKeys>;
  /** The public URL of a bucket, which shells read from. */
  address(bucket: string): string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Responds with 503 to requests for these objects. */
  refuse(isRefused: (key: string) => boolean): void;
  stop(): Promise<void>;
}

/**
 * An in-process fake of the S3 operations that releases use: public reads, signed lists and writes, and the conditions
 * `If-Match` and `If-None-Match`. No npm package offers a maintained server with these.
 */
export async function startBucketStandIn(): Promise<BucketStandIn> {
  const objects = new Map<string, Buffer>();
  let isRefused = (_key: string): boolean => false;
  const server = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      const {
        status,
        headers = {},
        content = '',
      } = isRefused(request.url ?? '') ? { status: 503 } : answer(objects, request, body);
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(content) });
      response.end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    keys: {
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'eu-central-1',
      S3_ENDPOINT: origin,
    },
    address: (bucket) => `${origin}/${bucket}`,
    objects,
    refuse: (these) => void (isRefused = these),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: Buffer | string;
}

function answer(objects: Map<string, Buffer>, request: http.IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false;
  const found = objects.get(pathname);
  if (searchParams.get('list-type') === '2') {
    if (!isSigned) return { status: 403 };
    const keys = [...objects.keys()].filter((key) => key.startsWith(pathname + searchParams.get('prefix')));
    const contents = keys.map((key) => `<Contents><Key>${key.slice(pathname.length)}</Key></Contents>`);
    return { status: 200, content: `<ListBucketResult>${contents.join('')}</ListBucketResult>` };
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    // As in S3, a client without the list permission gets 403 for a missing object.
    if (!found) return { status: isSigned ? 404 : 403 };
    const headers = { etag: etagOf(found) };
    if (request.headers['if-none-match'] === headers.etag) return { status: 304, headers };
    return { status: 200, headers, content: found };
  }
  if (!isSigned) return { status: 403 };
  if (request.method === 'DELETE') {
    objects.delete(pathname);
    return { status: 204 };
  }
  const { 'if-match': expected, 'if-none-match': none } = request.headers;
  const holds = none === '*' ? !found : !expected || (found !== undefined && etagOf(found) === expected);
  if (!holds) return { status: 412 };
  objects.set(pathname, body);
  return { status: 200, headers: { etag: etagOf(body) } };
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;
