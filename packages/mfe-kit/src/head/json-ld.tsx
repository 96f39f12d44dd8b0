/** JSON that is safe inside a script element, because it cannot contain a closing tag. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Structured data of a page, rendered where it is used. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
