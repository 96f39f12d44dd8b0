import type { LeadInput, SpamGuard } from '@valam/contracts/leads/lead.schema';

export type SpamMark = 'hidden_field' | 'too_fast' | 'many_links' | 'markup';

/** No one fills a form with several fields in less than two seconds. */
const leastFillMs = 2_000;
const mostLinks = 2;

/** What looks like a machine. A program that leaves the guard fields out is not marked for that. */
export function spamMarks(input: SpamGuard & Pick<LeadInput, 'message'>): SpamMark[] {
  const message = input.message ?? '';
  const marks: [SpamMark, boolean][] = [
    ['hidden_field', Boolean(input.website)],
    ['too_fast', typeof input.filledInMs === 'number' && input.filledInMs < leastFillMs],
    ['many_links', (message.match(/https?:\/\//gi) ?? []).length > mostLinks],
    ['markup', /<a\s|\[url/i.test(message)],
  ];
  return marks.filter(([, applies]) => applies).map(([mark]) => mark);
}

/** The field that no one sees is proof enough; anything else only in company. */
export function isSpam(marks: readonly SpamMark[]): boolean {
  return marks.includes('hidden_field') || marks.length > 1;
}
