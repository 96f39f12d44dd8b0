import type { FieldDescription } from '../description/field-description';

export interface FormSection {
  /** Null: a short form is one piece. */
  readonly title: string | null;
  readonly id: string;
  readonly fields: readonly FieldDescription[];
}

/** A long form in its pieces: each begins with the field that names it. */
export function sectionsOf(fields: readonly FieldDescription[]): FormSection[] {
  const sections: { title: string | null; id: string; fields: FieldDescription[] }[] = [];
  for (const field of fields) {
    const current = sections.at(-1);
    if (current && field.section === undefined) current.fields.push(field);
    else
      sections.push({ title: field.section ?? null, id: `section-${sections.length + 1}`, fields: [field] });
  }
  return sections;
}
