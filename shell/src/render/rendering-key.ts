import { createHash } from 'node:crypto';
import type { PageRequestContext } from './page-request';

interface Asked {
  readonly status?: string;
  readonly data?: unknown;
  readonly error?: unknown;
}

interface ApiState {
  readonly queries?: Readonly<Record<string, Asked | undefined>>;
}

/**
 * Names everything that a page is rendered from: its address, the versions whose code runs, what is known of the
 * visitor and every answer that was got. Two views with the same name have the same markup. Null where a page is for one
 * person, or not all of it is known yet.
 */
export function renderingKey({ isPersonal, location, sources, view }: PageRequestContext): string | null {
  if (isPersonal || new URLSearchParams(location.search).has('preview')) return null;
  const { shell, ...parts } = sources.app.store.getState();
  if (shell.report) return null;
  const answers = Object.values(parts).flatMap((part) => Object.entries((part as ApiState).queries ?? {}));
  if (answers.some(([, asked]) => asked?.status !== 'fulfilled')) return null;
  const what = {
    location,
    versions: [...view].map(([name, { manifest }]) => [name, manifest.version]),
    shell: { ...shell, pageId: '' },
    answers: answers.map(([call, asked]) => [call, asked?.data]),
    slots: sources.slots.reports(),
  };
  return createHash('sha1').update(JSON.stringify(what)).digest('base64');
}
