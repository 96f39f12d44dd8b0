import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Rules of the HTML standard, none of style: content models, attributes, references, closing tags, characters. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-missing-references': 'error' },
  }),
);

/** Violations of the HTML standard in a document. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message}${selector ? `, ${selector}` : ''}`);
}
