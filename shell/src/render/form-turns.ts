import type { Cookies } from './visitor-facts';

/** Longer than a double click, and than anyone waits for a response. */
const sameFormMs = 10 * 60_000;
/** The browser has the cookie before it shows the next page, so shortly after that a second click is still a repeat. */
const settledMs = 10_000;
const lifetimeSeconds = 86_400;
/** A form sent again after this time is intended, even if its response was lost: links sent by email have expired by then. */
const repeatMs = 3_600_000;

export interface FormTurn {
  /** The same for every submission, until one has succeeded and its response has arrived. */
  readonly label: string;
  /** Set after a successful form; null while the form may be a second click on the previous one. */
  readonly cookie: string | null;
}

const latestBefore = (now: number, at: number): number => now - ((now - at) % repeatMs);

/**
 * Distinguishes a form that is deliberately sent again from a repeat of one whose response did not arrive. The response to a
 * successful form sets a cookie; without the cookie, the same form within ten minutes is a repeat.
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
