export interface SiteHealth {
  readonly isReady: boolean;
  readonly reasons: readonly string[];
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
}

/** What the shell says of itself and of the remotes that it serves. */
export async function readHealth(): Promise<SiteHealth> {
  const [ready, remotes] = await Promise.all([read('/readyz'), read('/remotes.json')]);
  const { reasons } = ready.body;
  return {
    isReady: ready.ok,
    reasons: Array.isArray(reasons)
      ? reasons.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
      : [],
    remotes: Object.entries(remotes.body).map(([name, remote]) => ({
      name,
      version:
        typeof remote === 'object' && remote !== null && 'version' in remote ? String(remote.version) : '',
    })),
  };
}

async function read(path: string): Promise<{ ok: boolean; body: Record<string, unknown> }> {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' } });
    return { ok: answer.ok, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return { ok: false, body: {} };
  }
}
