import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { State } from './state.ts';

const dayMs = 86_400_000;

/** The same key and request is the same answer; the same key with another request is a mistake. */
export function idempotency(state: State) {
  return {
    /** @param request what is asked, as text */
    once(key: string | undefined, request: string, act: () => { status: number; body: object }) {
      if (!key) return { ...act(), isReplay: false };
      const print = createHash('sha256').update(request).digest('hex');
      const known = state.get('replay', key);
      if (known && Date.now() - known.at < dayMs) {
        if (known.print === print) return { status: known.status, body: known.body, isReplay: true };
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      const answer = act();
      state.put('replay', { id: key, at: Date.now(), print, ...answer });
      return { ...answer, isReplay: false };
    },
  };
}
