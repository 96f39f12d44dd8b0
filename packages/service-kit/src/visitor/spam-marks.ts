export type SpamMark = 'hidden_field' | 'too_fast' | 'many_links' | 'markup';

/** Guard fields and free text of a public form. */
export interface GuardedForm {
  /** A field that is hidden from people (honeypot). */
  readonly website?: string | null;
  readonly filledInMs?: number | null;
  readonly message?: string | null;
}

/** Nobody fills in a form with several fields in less time. */
const leastFillMs = 2_000;

/** Signs of a bot. Missing guard fields are not a sign. */
export function spamMarks(form: GuardedForm, mostLinks = 2): SpamMark[] {
  const message = form.message ?? '';
  const marks: [SpamMark, boolean][] = [
    ['hidden_field', Boolean(form.website)],
    ['too_fast', typeof form.filledInMs === 'number' && form.filledInMs < leastFillMs],
    ['many_links', (message.match(/https?:\/\//gi) ?? []).length > mostLinks],
    ['markup', /<a\s|\[url/i.test(message)],
  ];
  return marks.filter(([, applies]) => applies).map(([mark]) => mark);
}

/** The honeypot alone is proof; the other signs count only in combination. */
export function isSpam(marks: readonly SpamMark[]): boolean {
  return marks.includes('hidden_field') || marks.length > 1;
}
