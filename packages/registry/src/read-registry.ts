import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Registry } from './schema.ts';

const limitMs = 1_000;

export interface RegistryRead {
  readonly registry: Registry;
  /** Identifies this content, for the next read. */
  readonly etag: string;
}

/**
 * Reads the registry from a file or a URL; null if it still has the ETag `knownEtag`. Unreadable or malformed content
 * throws.
 */
export async function readRegistry(place: string, knownEtag?: string): Promise<RegistryRead | null> {
  const read = isAddress(place) ? await fetchText(place, knownEtag) : await readText(place);
  if (read === null || read.etag === knownEtag) return null;
  return { registry: parseRegistry(read.text), etag: read.etag };
}

export const isAddress = (place: string): boolean => /^https?:/.test(place);

export const parseRegistry = (text: string): Registry => z.parse(Registry, JSON.parse(text));

const hashOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

interface TextRead {
  readonly text: string;
  readonly etag: string;
}

async function readText(file: string): Promise<TextRead> {
  const text = await readFile(file, 'utf8');
  return { text, etag: hashOf(text) };
}

/** A response without an ETag is downloaded in full each time, and its content compared. */
async function fetchText(url: string, knownEtag: string | undefined): Promise<TextRead | null> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(limitMs),
    cache: 'no-store',
    redirect: 'error',
    headers: knownEtag ? { 'if-none-match': knownEtag } : {},
  });
  if (answer.status === 304) return null;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const text = await answer.text();
  return { text, etag: answer.headers.get('etag') ?? hashOf(text) };
}
