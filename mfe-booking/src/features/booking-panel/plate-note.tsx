import { TextLink } from '@valam/ui/link/link';
import { Notice } from '@valam/ui/notice/notice';

/** Words that are not food. */
const fillers = new Set(
  'and with free the kitchen certified reliable trace above food diet eat please without not'.split(' '),
);

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !fillers.has(word));

/** Removes negations: in "no fish", the words from "no" up to the next comma are not requests. */
const withoutRefusals = (text: string): string => text.replace(/\b(no|not|without)\b[^,;.]*/giu, ' ');

/** The requests in the typed text that the kitchens of this tour cannot serve, in the wording of the tour. */
export function notOnThePlate(typed: string, notServed: readonly string[]): readonly string[] {
  const named = new Set(wordsOf(typed));
  const wanted = new Set(wordsOf(withoutRefusals(typed)));
  return notServed.filter((phrase) => {
    const isAbsence = /\b(free|without)\b/i.test(phrase);
    return wordsOf(phrase).some((word) => (isAbsence ? named : wanted).has(word));
  });
}

/** Warns before payment about food that the kitchens cannot serve. */
export function PlateCheck({ typed, notServed }: { typed: string; notServed: readonly string[] }) {
  const missing = notOnThePlate(typed, notServed);
  if (missing.length === 0) return null;
  return (
    <Notice tone="attention" title="Our kitchens cannot promise this" live>
      Not possible on this trip: {missing.join('; ')}. You may book and bring what you need, or{' '}
      <TextLink href="/contact-us">ask us first</TextLink>.
    </Notice>
  );
}
