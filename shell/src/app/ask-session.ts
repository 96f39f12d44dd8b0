import { parseJson, type HttpClient } from '@valam/mfe-kit/host';
import type { Session } from '@valam/mfe-kit/shell';
import { meRoute } from '@valam/contracts/identity/auth.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';

/** Requests the visitor's session; its status is unknown if the call fails. */
export async function askSession(http: HttpClient): Promise<Session> {
  try {
    const answer = await http.send({
      method: meRoute.method,
      path: meRoute.path,
      headers: { accept: 'application/json' },
    });
    if (answer.status === 401) return { status: 'signed-out' };
    if (answer.status !== 200) return { status: 'unknown', hasFailed: true };
    const { csrfToken, ...user } = parseJson(answer.text) as RouteOutput<typeof meRoute>;
    return { status: 'signed-in', user, csrfToken };
  } catch {
    return { status: 'unknown', hasFailed: true };
  }
}
