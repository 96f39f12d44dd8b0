import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  border: 2px solid var(--color-danger);
  background: var(--color-danger-tint);
  padding: var(--space-4) var(--space-5);
  display: grid;
  gap: var(--space-2);
  & > p {
    font-weight: 600;
  }
  & > ul {
    list-style: none;
  }
  & a {
    display: inline-block;
    padding-block: 0.25rem;
    color: var(--color-danger);
    font-weight: 500;
  }
`;

export interface ErrorSummaryProps {
  readonly title?: string;
  /** The id of the field and its error message. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** The errors of a form, shown at its top after submission. Takes the focus; each line links to its field. */
export function ErrorSummary({ title = 'Please check the marked fields.', errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <Box role="alert" tabIndex={-1} ref={box}>
      <p>{title}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
