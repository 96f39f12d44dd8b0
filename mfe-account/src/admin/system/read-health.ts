import { asText } from '../description/as-text';

interface LiveRemote {
  readonly name: string;
  readonly version: string;
  readonly platform: number | null;
  /** `available` if its entry can be fetched from the browser. */
  readonly state: 'available' | 'failed';
}

export interface SiteHealth {
  readonly isReady: boolean;
  readonly reasons: readonly string[];
  readonly remotes: readonly LiveRemote[];
}

/** The shell's readiness and the remotes that it serves. */
export async function readHealth(): Promise<SiteHealth> {
  const [ready, remotes] = await Promise.all([read('/readyz'), read('/remotes.json')]);
  const { problems } = ready.body;
  return {
    isReady: ready.ok,
    reasons: isRecord(problems)
      ? Object.entries(problems).map(([unit, why]) => `${unit}: ${asText(why)}`)
      : [],
    remotes: await Promise.all(
      Object.entries(remotes.body).map(([name, remote]) => liveRemote(name, remote)),
    ),
  };
}

async function liveRemote(name: string, remote: unknown): Promise<LiveRemote> {
  const { version, platform, entry } = isRecord(remote) ? remote : {};
  return {
    name,
    version: asText(version),
    platform: typeof platform === 'number' ? platform : null,
    state: (await isReachable(asText(entry))) ? 'available' : 'failed',
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

async function isReachable(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

async function read(path: string): Promise<{ ok: boolean; body: Record<string, unknown> }> {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' } });
    return { ok: answer.ok, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return { ok: false, body: {} };
  }
}
