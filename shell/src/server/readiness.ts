import type { Adoption } from './adoption';
import type { GatewayProxy } from './gateway-proxy';
import type { RegistrySource } from './registry-source';
import type { RendererPool } from './renderer-pool';

const limitMs = 1_000;

/** Reports whether pages and API can be served, and if not, why. */
export class Readiness {
  #isDraining = false;

  constructor(
    private readonly parts: {
      pool: RendererPool;
      adoption: Adoption;
      registry: RegistrySource;
      gateway: GatewayProxy;
      /** Readiness URLs of other units, by name. */
      checks: Readonly<Record<string, string>>;
    },
  ) {}

  drain(): void {
    this.#isDraining = true;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  async problems(): Promise<Record<string, string>> {
    const { pool, adoption, registry, gateway, checks } = this.parts;
    if (this.#isDraining) return { shell: 'is going down' };
    const others = await Promise.all(
      Object.entries(checks).map(async ([name, url]) => [name, await problemOf(url)] as const),
    );
    return {
      ...(pool.ready === 0 ? { renderers: 'none is ready' } : {}),
      ...(registry.problem ? { registry: registry.problem } : {}),
      ...(Object.keys(registry.registry.remotes).length === 0 ? { remotes: 'none are released' } : {}),
      ...adoption.missing(),
      ...((await gateway.isThere(limitMs)) ? {} : { gateway: 'does not answer' }),
      ...Object.fromEntries(others.filter(([, problem]) => problem !== null)),
    };
  }
}

async function problemOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: 'error' });
    return answer.ok ? null : `answers ${answer.status}`;
  } catch {
    return 'does not answer';
  }
}
