import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import type { FieldDescription } from '../description/field-description';
import { FieldControl } from '../fields/field-control';
import type { Draft } from './use-draft';

const Jumps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
  }
`;

const Piece = styled.section`
  display: grid;
  gap: var(--space-4);
  scroll-margin-top: var(--space-5);
  & > h2 {
    padding-top: var(--space-4);
    border-top: 3px solid var(--color-primary);
  }
`;

interface FormPiecesProps {
  readonly fields: readonly FieldDescription[];
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
}

/** All fields of a form; a long form has sections, with links to them. */
export function FormPieces({ fields, draft, errors }: FormPiecesProps) {
  const sections = sectionsOf(fields);
  const titled = sections.filter(({ title }) => title !== null);
  return (
    <>
      {titled.length > 1 && (
        <Jumps aria-label="On this form">
          {titled.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Jumps>
      )}
      {sections.map((section) => (
        <FormPiece key={section.id} section={section} draft={draft} errors={errors} />
      ))}
    </>
  );
}

function FormPiece({ section, draft, errors }: Omit<FormPiecesProps, 'fields'> & { section: FormSection }) {
  const { id, title, fields } = section;
  const controls = fields.map((field) => (
    <FieldControl
      key={field.key}
      field={field}
      value={draft.values[field.key]}
      onChange={(value) => draft.set(field.key, value)}
      errors={errors}
      path={field.key}
      whole={draft.values}
    />
  ));
  if (title === null) return controls;
  return (
    <Piece id={id} aria-label={title}>
      <Heading as="h2" $size={3}>
        {title}
      </Heading>
      {controls}
    </Piece>
  );
}

interface FormSection {
  /** Null in a short form with a single section. */
  readonly title: string | null;
  readonly id: string;
  readonly fields: readonly FieldDescription[];
}

/** Splits a form into sections; a field with `section` starts a new one. */
function sectionsOf(fields: readonly FieldDescription[]): FormSection[] {
  const sections: { title: string | null; id: string; fields: FieldDescription[] }[] = [];
  for (const field of fields) {
    const current = sections.at(-1);
    if (current && field.section === undefined) current.fields.push(field);
    else
      sections.push({ title: field.section ?? null, id: `section-${sections.length + 1}`, fields: [field] });
  }
  return sections;
}
