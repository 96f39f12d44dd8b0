/** Words that say nothing about what is eaten. */
const fillers = new Set(
  'and with free the kitchen certified reliable trace above food diet eat please without not'.split(' '),
);

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !fillers.has(word));

/** "No fish" wants no fish; what follows the word no, until the next comma, is not asked for. */
const withoutRefusals = (text: string): string => text.replace(/\b(no|not|without)\b[^,;.]*/giu, ' ');

/** What someone has typed about food that the kitchens of this tour cannot serve, in the tour's own words. */
export function notOnThePlate(typed: string, notServed: readonly string[]): readonly string[] {
  const named = new Set(wordsOf(typed));
  const wanted = new Set(wordsOf(withoutRefusals(typed)));
  return notServed.filter((phrase) => {
    const isAbsence = /\b(free|without)\b/i.test(phrase);
    return wordsOf(phrase).some((word) => (isAbsence ? named : wanted).has(word));
  });
}
