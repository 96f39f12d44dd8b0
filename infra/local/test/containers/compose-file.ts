import { parse } from 'yaml';
import { textOf } from '../../src/checkout.ts';

interface ComposeService {
  readonly image: string;
  readonly environment: Record<string, string>;
  readonly mem_limit: string;
  readonly pids_limit?: number;
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options?: Record<string, string> };
}

/** The services of a compose file, with anchors merged. */
export const composeServices = (file = 'docker-compose.yml') =>
  (
    parse(textOf(file), { merge: true }) as {
      services: Record<'proxy' | 'postgres', ComposeService> & Record<string, ComposeService>;
    }
  ).services;
