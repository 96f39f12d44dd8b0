import { Injectable } from '@nestjs/common';
import type { csrfRoute, meRoute } from '@valam/contracts/identity/auth.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import type { CallOf } from '../http/call.js';
import { signedOut } from '../http/gateway-problems.js';
import { SessionReader } from './session-reader.js';

/** The session data that the browser may read. */
@Injectable()
export class OwnSession {
  constructor(private readonly sessions: SessionReader) {}

  async me({ session }: CallOf<typeof meRoute>): Promise<RouteOutput<typeof meRoute>> {
    if (!session) throw signedOut();
    return { ...session.user, csrfToken: session.csrfToken };
  }

  async csrf({ request }: CallOf<typeof csrfRoute>): Promise<RouteOutput<typeof csrfRoute>> {
    const session = await this.sessions.read(request);
    return { csrfToken: session?.csrfToken ?? null };
  }
}
