import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { withoutEndingSlashes } from '../config/ending-slashes.js';
import { limitBytes } from './limit-bytes.js';
import {
  checkedName,
  ObjectStorage,
  StorageUnavailableError,
  type ListedObject,
  type StoredObject,
} from './object-storage.js';

export interface S3Options {
  /** `s3://bucket` or `s3://bucket/prefix`. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Another S3-compatible server, e.g. `http://127.0.0.1:9000`. */
  readonly endpoint?: string;
  /** Timeout of a response; it includes the upload of an object. */
  readonly limitMs?: number;
}

/** Shorter than the timeout of the calls that wait for it. */
const defaultLimitMs = 15_000;

/** Objects in an S3-compatible bucket. */
export class S3Objects extends ObjectStorage {
  private readonly client: AwsClient;
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly base: string;
  private readonly limitMs: number;

  constructor({ url, accessKeyId, secretAccessKey, region, endpoint, limitMs }: S3Options) {
    super();
    this.limitMs = limitMs ?? defaultLimitMs;
    const { hostname: bucket, pathname } = new URL(url);
    const origin = endpoint
      ? `${withoutEndingSlashes(endpoint)}/${bucket}`
      : `https://${bucket}.s3.${region}.amazonaws.com`;
    this.bucket = origin;
    this.prefix = withoutEndingSlashes(pathname).slice(1);
    this.base = `${origin}${withoutEndingSlashes(pathname)}`;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  }

  async open(name: string): Promise<StoredObject | null> {
    const response = await this.ask(name, {});
    if (response.status === 404) return null;
    if (!response.ok || !response.body) throw await refused(response);
    return {
      size: Number(response.headers.get('content-length')),
      stream: Readable.fromWeb(response.body),
    };
  }

  async put(
    name: string,
    content: Readable,
    { contentType, maxBytes }: { contentType: string; maxBytes: number },
  ): Promise<void> {
    // S3 requires `Content-Length` before the first byte.
    const bytes = await pipeline(content, limitBytes(maxBytes), (source) => buffer(source));
    const response = await this.ask(name, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': contentType },
    });
    if (!response.ok) throw await refused(response);
    await response.body?.cancel();
  }

  async exists(name: string): Promise<boolean> {
    const response = await this.ask(name, { method: 'HEAD' });
    if (!response.ok && response.status !== 404) throw await refused(response);
    return response.ok;
  }

  async remove(name: string): Promise<void> {
    const response = await this.ask(name, { method: 'DELETE' });
    if (!response.ok && response.status !== 404) throw await refused(response);
    await response.body?.cancel();
  }

  /** At most a thousand; after removing them, another call returns the next ones. */
  async list(folder: string): Promise<ListedObject[]> {
    const prefix = this.prefix ? `${this.prefix}/${checkedName(folder)}/` : `${checkedName(folder)}/`;
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    const response = await this.fetch(`${this.bucket}/?${query.toString()}`, {});
    if (!response.ok) throw await refused(response);
    const entries = (await response.text()).split('<Contents>').slice(1);
    return entries.flatMap((entry) => {
      const key = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1];
      const at = /<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1];
      const name = key?.slice(this.prefix ? this.prefix.length + 1 : 0);
      return name && at ? [{ name, writtenAt: new Date(at) }] : [];
    });
  }

  private ask(name: string, init: RequestInit): Promise<Response> {
    return this.fetch(`${this.base}/${checkedName(name)}`, init);
  }

  /** The timeout ends with the response headers: the body may take as long as its reader. */
  private async fetch(address: string, init: RequestInit): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.limitMs);
    try {
      return await this.client.fetch(address, { ...init, redirect: 'error', signal: late.signal });
    } catch (error) {
      throw new StorageUnavailableError('The storage cannot be reached', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

async function refused(response: Response): Promise<StorageUnavailableError> {
  const text = await response.text().catch(() => '');
  return new StorageUnavailableError(`The storage answered ${response.status}: ${text.slice(0, 300)}`);
}
