import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../src/checkout.ts';

interface ComposeService {
  readonly image: string;
  readonly environment: Record<string, string>;
  readonly mem_limit: string;
  readonly pids_limit?: number;
  readonly logging?: { readonly options?: Record<string, string> };
}

/** The services of a compose file, each with what its anchors give it. */
export const composeServices = (file = 'docker-compose.yml') =>
  (
    parse(readFileSync(path.join(root, file), 'utf8'), { merge: true }) as {
      services: Record<'proxy' | 'postgres', ComposeService> & Record<string, ComposeService>;
    }
  ).services;
