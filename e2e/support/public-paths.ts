import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './system';

type Remotes = Record<string, { paths: string[] }>;

/** Behind a sign-in, or only with a token or a payment session. */
const isPublic = (path: string): boolean => !/^\/(admin|dashboard|booking)|:token|\*/.test(path);

/** The paths of all public pages; of those with a name in it, the one that `named` gives. */
export async function publicPaths(
  request: APIRequestContext,
  named: Readonly<Record<string, string>>,
): Promise<string[]> {
  const remotes = (await (await request.get(`${siteUrl()}/remotes.json`)).json()) as Remotes;
  return Object.values(remotes)
    .flatMap((remote) => remote.paths)
    .filter(isPublic)
    .flatMap((path) => (path.includes(':') ? (named[path] ?? []) : path));
}
