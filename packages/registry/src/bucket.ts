import { AwsClient } from 'aws4fetch';

/**
 * Whether released files and the registry are in a bucket instead of a folder: `s3://bucket` or `s3://bucket/prefix`.
 */
export const isBucket = (place: string): boolean => place.startsWith('s3://');

export interface BucketKeys {
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_REGION?: string | undefined;
  /** Another S3-compatible server, e.g. `http://127.0.0.1:9000`; the bucket's name becomes part of the path. */
  readonly S3_ENDPOINT?: string | undefined;
}

export interface BucketObject {
  readonly content: Buffer;
  readonly etag: string;
}

/** `ifMatch`: replaces the object only if it has this ETag. `ifAbsent`: writes only if there is no object. */
export type PutCondition = { readonly ifMatch: string } | { readonly ifAbsent: true };

const limitMs = 20_000;

/** The objects under a prefix of a bucket, by the S3 API. */
export class Bucket {
  readonly #client: AwsClient;
  readonly #origin: string;
  readonly #prefix: string;

  // eslint-disable-next-line no-restricted-properties -- as AWS's own clients do: every place of a bucket would pass the same keys along
  constructor(place: string, keys: BucketKeys = process.env) {
    const { hostname, pathname } = new URL(place);
    const region = keys.AWS_REGION ?? 'eu-central-1';
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = keys;
    if (!accessKeyId || !secretAccessKey)
      throw new Error(`${place} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
    const endpoint = keys.S3_ENDPOINT?.replace(/\/$/, '');
    this.#origin = endpoint ? `${endpoint}/${hostname}` : `https://${hostname}.s3.${region}.amazonaws.com`;
    this.#prefix = pathname.replace(/^\/|\/$/g, '');
    // No automatic retries: if the response to a conditional write is lost, its retry would fail because of its own
    // effect.
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  }

  /** The object, or null where there is none. */
  async get(name: string): Promise<BucketObject | null> {
    const answer = await this.#ask(this.#address(name), {});
    if (answer.status === 404) return null;
    if (!answer.ok) throw await refused(name, answer);
    return { content: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
  }

  /** @returns false when the condition did not hold */
  async put(
    name: string,
    content: Buffer | string,
    { contentType, condition }: { contentType: string; condition?: PutCondition },
  ): Promise<boolean> {
    const headers: Record<string, string> = { 'content-type': contentType };
    if (condition && 'ifMatch' in condition) headers['if-match'] = condition.ifMatch;
    else if (condition) headers['if-none-match'] = '*';
    const body = typeof content === 'string' ? content : new Uint8Array(content);
    const answer = await this.#ask(this.#address(name), { method: 'PUT', body, headers });
    // 409: another conditional write of the same object was in progress.
    if (condition && (answer.status === 412 || answer.status === 409)) return false;
    if (!answer.ok) throw await refused(name, answer);
    return true;
  }

  async remove(name: string): Promise<void> {
    const answer = await this.#ask(this.#address(name), { method: 'DELETE' });
    if (!answer.ok && answer.status !== 404) throw await refused(name, answer);
  }

  /** The names below the prefix of this bucket, at most a thousand. */
  async list(): Promise<string[]> {
    const prefix = this.#prefix ? `${this.#prefix}/` : '';
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    const answer = await this.#ask(`${this.#origin}/?${query.toString()}`, {});
    if (!answer.ok) throw await refused('the list of objects', answer);
    const keys = [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)];
    return keys.map(([, key = '']) => key.slice(prefix.length));
  }

  #address(name: string): string {
    return [this.#origin, this.#prefix, name].filter(Boolean).join('/');
  }

  #ask(address: string, init: RequestInit): Promise<Response> {
    const options: RequestInit = { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) };
    return this.#client.fetch(address, options).catch((error: unknown) => {
      throw new Error(`${this.#origin} does not answer: ${reasonOf(error)}`, { cause: error });
    });
  }
}

/** The client's own message only says that the request failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function refused(name: string, answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '');
  return new Error(`The bucket answered ${answer.status} for ${name}: ${text.slice(0, 300)}`);
}

/** The bucket and the object's name of `s3://bucket/prefix/name`. */
export function objectAt(place: string): { bucket: Bucket; name: string } {
  const end = place.lastIndexOf('/');
  return { bucket: new Bucket(place.slice(0, end)), name: place.slice(end + 1) };
}
