import type { Cookies } from './visitor-facts';

/** Longer than a double click, and than anyone waits for an answer. */
const sameFormMs = 10 * 60_000;
/** The browser has the cookie before it shows the next page: until then, a second click is on the form that was sent. */
const settledMs = 10_000;
const lifetimeSeconds = 86_400;
/** What is sent again after this time is wanted again, whatever became of the answer: a link that was asked for has ended. */
const repeatMs = 3_600_000;

export interface FormTurn {
  /** The same for every sending of a form, until one has had its effect and was answered. */
  readonly label: string;
  /** To set once the form has had its effect; null while it may still be a second click on the last one. */
  readonly cookie: string | null;
}

const latestBefore = (now: number, at: number): number => now - ((now - at) % repeatMs);

/**
 * Tells a form that is sent again because it is wanted again from a repeat of one whose answer did not arrive. The answer to
 * a form that has had its effect sets a cookie; without it, what arrives within ten minutes is a repeat.
 */
export class FormTurns {
  readonly name: string;
  readonly #attributes: string;
  readonly #now: () => number;

  constructor({ isSecure, now = Date.now }: { readonly isSecure: boolean; readonly now?: () => number }) {
    this.name = isSecure ? '__Host-form-turn' : 'form-turn';
    this.#attributes = `Max-Age=${lifetimeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    this.#now = now;
  }

  of(cookies: Cookies): FormTurn {
    const now = this.#now();
    const [, before, at] = /^([wt]\d{1,15})\.(\d{1,15})$/.exec(cookies[this.name] ?? '') ?? [];
    if (before && at && now < Number(at) + settledMs) return { label: before, cookie: null };
    const label = at ? `t${latestBefore(now, Number(at))}` : `w${Math.floor(now / sameFormMs)}`;
    return { label, cookie: `${this.name}=${label}.${now}; ${this.#attributes}` };
  }
}
