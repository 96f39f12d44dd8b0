import { firstChoice, type Choice } from './choice';
import { noDetails, type Details } from './details';
import { draftKey, withStorage } from './tab-storage';

interface KeptDraft {
  readonly choice: Choice;
  readonly details: Details;
}

/**
 * Stores an unsent booking, so that it survives a reload, or a phone that discards the tab. Diet and needs are not stored, because
 * they reveal health and religion. The terms have to be accepted again.
 */
export function keepDraft(trip: string, { choice, details }: KeptDraft): void {
  const { firstName, lastName, email, mobile, country } = details;
  const text = JSON.stringify({ choice, details: { firstName, lastName, email, mobile, country } });
  withStorage((storage) => storage.setItem(draftKey(trip), text));
}

/** Parses a stored draft. An earlier version of this code may have stored fewer fields. */
export function draftIn(text: string): KeptDraft | null {
  try {
    const { choice, details } = JSON.parse(text) as Partial<KeptDraft>;
    return { choice: { ...firstChoice, ...choice }, details: { ...noDetails, ...details } };
  } catch {
    return null;
  }
}

export function forgetDraft(trip: string): void {
  withStorage((storage) => storage.removeItem(draftKey(trip)));
}
