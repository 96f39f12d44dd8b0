import { createHash } from 'node:crypto';
import type { RouteOutput } from '@valam/contracts/shared/define';
import { meRoute } from '@valam/contracts/identity/auth.routes';

const rememberedMs = 30_000;
const limitMs = 500;

/** Tells if a session belongs to a staff member; cached for half a minute. */
export class StaffCheck {
  readonly #known = new Map<string, { at: number; isStaff: Promise<boolean> }>();

  constructor(private readonly gateways: readonly string[]) {}

  isStaff(cookie: string): Promise<boolean> {
    const key = createHash('sha256').update(cookie).digest('base64');
    const known = this.#known.get(key);
    if (known && Date.now() - known.at < rememberedMs) return known.isStaff;
    if (this.#known.size > 500) this.#known.clear();
    const isStaff = this.#ask(cookie);
    this.#known.set(key, { at: Date.now(), isStaff });
    return isStaff;
  }

  async #ask(cookie: string): Promise<boolean> {
    try {
      const answer = await fetch(`${this.gateways[0]}${meRoute.path}`, {
        headers: { cookie },
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      if (!answer.ok) return false;
      return ((await answer.json()) as RouteOutput<typeof meRoute>).isStaff;
    } catch {
      return false;
    }
  }
}
