import { createHash } from 'node:crypto';
import type { RouteOutput } from '@valam/contracts/shared/define';
import { meRoute } from '@valam/contracts/identity/auth.routes';
import { askGateway } from './ask-gateway';

const rememberedMs = 30_000;
const limitMs = 500;

/** Checks whether a session belongs to a staff member; cached for half a minute. */
export class StaffCheck {
  readonly #known = new Map<string, { at: number; isStaff: Promise<boolean> }>();

  constructor(private readonly gateways: readonly string[]) {}

  isStaff(cookie: string): Promise<boolean> {
    const key = createHash('sha256').update(cookie).digest('base64');
    const known = this.#known.get(key);
    if (known && Date.now() - known.at < rememberedMs) return known.isStaff;
    if (this.#known.size > 500) this.#known.clear();
    const asked = {
      at: Date.now(),
      isStaff: this.#ask(cookie).catch(() => {
        // A failed request is not cached.
        if (this.#known.get(key) === asked) this.#known.delete(key);
        return false;
      }),
    };
    this.#known.set(key, asked);
    return asked.isStaff;
  }

  async #ask(cookie: string): Promise<boolean> {
    const answer = await askGateway(this.gateways, meRoute.path, { limitMs, headers: { cookie } });
    if (!answer.ok) return false;
    return ((await answer.json()) as RouteOutput<typeof meRoute>).isStaff;
  }
}
