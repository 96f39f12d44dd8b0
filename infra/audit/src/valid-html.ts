import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * What the standard forbids, and nothing about taste: content models, attributes, references, closing, characters.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-missing-references': 'error' },
  }),
);

/** Where a document breaks the rules of HTML. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message}${selector ? `, ${selector}` : ''}`);
}
