import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '../testing/wait-for.js';
import { FileObjects } from './file-objects.js';
import {
  ObjectTooLargeError,
  StorageUnavailableError,
  unfinishedFolder,
  type ObjectStorage,
} from './object-storage.js';
import { S3Objects } from './s3-objects.js';

/** A fake of the used subset of S3, which requires a signature. */
function bucketDouble(): Server {
  const objects = new Map<string, Buffer>();
  return createServer((request, response) => {
    void buffer(request).then((body) => {
      const name = request.url ?? '';
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
        return response.writeHead(403).end();
      if (request.method === 'PUT') {
        objects.set(name, body);
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(name);
        return response.writeHead(204).end();
      }
      const { pathname, searchParams } = new URL(name, 'http://bucket');
      if (searchParams.get('list-type') === '2') {
        const prefix = `${pathname}${searchParams.get('prefix') ?? ''}`;
        const listed = [...objects.keys()].filter((key) => key.startsWith(prefix));
        return response
          .writeHead(200)
          .end(
            `<ListBucketResult>${listed
              .map(
                (key) =>
                  `<Contents><Key>${key.slice(pathname.length)}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
              )
              .join('')}</ListBucketResult>`,
          );
      }
      const found = objects.get(name);
      if (!found) return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-length': found.length })
        .end(request.method === 'HEAD' ? undefined : found);
    });
  });
}

let directory: string;
let server: Server;
const storages: Record<string, () => ObjectStorage> = {
  'a directory': () => new FileObjects(pathToFileURL(directory).href),
  'a bucket': () =>
    new S3Objects({
      url: 's3://pictures/site',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'eu-central-1',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
};
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'objects-'));
  server = bucketDouble();
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

const words = (content: string) => Readable.from([Buffer.from(content)]);
const options = { contentType: 'text/plain', maxBytes: 20 };

describe.each(Object.keys(storages))('%s', (kind) => {
  const storage = () => storages[kind]?.() as ObjectStorage;

  it('returns a stored object until it is removed', async () => {
    await storage().put('media/abc/800.webp', words('a picture'), options);
    const found = await storage().open('media/abc/800.webp');
    expect(found?.size).toBe(9);
    expect(found && (await text(found.stream))).toBe('a picture');
    expect(await storage().exists('media/abc/800.webp')).toBe(true);
    await storage().remove('media/abc/800.webp');
    expect(await storage().open('media/abc/800.webp')).toBeNull();
    expect(await storage().exists('media/abc/800.webp')).toBe(false);
  });

  it('lists the objects of a folder with their times', async () => {
    expect(await storage().list('incoming')).toEqual([]);
    await storage().put('incoming/one', words('1'), options);
    await storage().put('incoming/two', words('2'), options);
    await storage().put('media/abc/800.webp', words('3'), options);
    const listed = await storage().list('incoming');
    expect(listed.map(({ name }) => name).sort()).toEqual(['incoming/one', 'incoming/two']);
    for (const { name, writtenAt } of listed) {
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
      await storage().remove(name);
    }
    expect(await storage().list('incoming')).toEqual([]);
  });

  it('rejects an object above its size limit without a trace', async () => {
    await expect(storage().put('incoming/large', words('x'.repeat(21)), options)).rejects.toThrow(
      ObjectTooLargeError,
    );
    expect(await storage().exists('incoming/large')).toBe(false);
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', ''])('rejects the name %p', async (name) => {
    await expect(storage().open(name)).rejects.toThrow('Not a name');
  });
});

it('a directory that cannot be read is unavailable, not empty', async () => {
  await symlink('in-a-circle', path.join(directory, 'in-a-circle'));
  const storage = storages['a directory']?.() as ObjectStorage;
  await expect(storage.exists('in-a-circle/800.webp')).rejects.toThrow(StorageUnavailableError);
});

it('a directory keeps no partial file of a rejected object', async () => {
  await storages['a directory']?.()
    .put('incoming/x', words('x'.repeat(21)), options)
    .catch(() => undefined);
  expect(await readdir(path.join(directory, 'incoming'))).toEqual([]);
  expect(await readdir(path.join(directory, unfinishedFolder))).toEqual([]);
});

it('a directory keeps partial files in a separate folder', async () => {
  const storage = storages['a directory']?.() as ObjectStorage;
  const content = new PassThrough();
  const written = storage.put('media/half/800.webp', content, options);
  content.write('half');
  const halves = await waitFor(async () => {
    const found = await storage.list(unfinishedFolder);
    return found.length > 0 && found;
  });
  expect(halves).toHaveLength(1);
  expect(await readdir(path.join(directory, 'media/half'))).toEqual([]);
  content.end();
  await written;
  expect(await storage.list(unfinishedFolder)).toEqual([]);
});

it('a directory has an object on the disk before the object has its name', async () => {
  const named: boolean[] = [];
  const { fsync } = fs;
  const flush = jest.spyOn(fs, 'fsync').mockImplementation((file, done) => {
    named.push(fs.existsSync(path.join(directory, 'media/whole/800.webp')));
    fsync(file, done);
  });
  await storages['a directory']?.().put('media/whole/800.webp', words('a picture'), options);
  flush.mockRestore();
  expect(named).toEqual([false]);
});

it('a bucket that cannot be reached is unavailable', async () => {
  const away = new S3Objects({
    url: 's3://b',
    accessKeyId: 'k',
    secretAccessKey: 's',
    region: 'r',
    endpoint: 'http://127.0.0.1:9',
  });
  await expect(away.open('a')).rejects.toThrow(StorageUnavailableError);
});

describe('a slow bucket', () => {
  const limitMs = 300;
  /** For a response that does arrive: a busy machine may need longer than the short limit. */
  const patientMs = 1_500;
  let slow: Server;
  let bucketWithin: (limitMs: number) => S3Objects;
  let bucket: S3Objects;
  beforeAll(async () => {
    slow = createServer((request, response) => {
      if (!request.url?.endsWith('slow-body')) return;
      response.writeHead(200, { 'content-length': 9 });
      response.write('a pic');
      setTimeout(() => response.end('ture'), 2 * patientMs);
    });
    await new Promise<void>((resolve) => slow.listen(0, resolve));
    const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    bucketWithin = (ms) =>
      new S3Objects({
        ...{ url: 's3://b', accessKeyId: 'k', secretAccessKey: 's', region: 'r' },
        ...{ endpoint, limitMs: ms },
      });
    bucket = bucketWithin(limitMs);
  });
  afterAll(async () => {
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
  });

  it.each(['open', 'exists', 'remove', 'list'] as const)(
    'is unavailable if %p gets no response',
    async (ask) => {
      await expect(bucket[ask]('silent')).rejects.toThrow(StorageUnavailableError);
    },
  );

  it('is unavailable if an upload gets no response', async () => {
    await expect(bucket.put('silent', words('1'), options)).rejects.toThrow(StorageUnavailableError);
  });

  it('may send a body slowly', async () => {
    const found = await bucketWithin(patientMs).open('slow-body');
    expect(found && (await text(found.stream))).toBe('a picture');
  });
});
