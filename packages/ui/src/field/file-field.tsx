import { Field, type FieldWords } from '@valam/ui/field/field';
import type { InputHTMLAttributes, Ref, SyntheticEvent } from 'react';
import { styled } from 'styled-components';

const Chooser = styled.input`
  width: 100%;
  min-height: var(--size-field);
  padding: 0.5rem;
  background: var(--color-surface);
  border: var(--border-control) dashed var(--color-outline);
  border-radius: var(--radius-control);
  font-size: var(--text-small);
  &::file-selector-button {
    min-height: 2.25rem;
    margin-right: var(--space-4);
    padding: 0.3rem 1rem;
    background: transparent;
    color: var(--color-text);
    border: var(--border-control) solid var(--color-text);
    border-radius: var(--radius-control);
    font: 600 var(--text-small) / 1.2 var(--font-ui);
    cursor: pointer;
  }
  &:hover {
    border-color: var(--color-text);
  }
  &[aria-disabled='true'] {
    color: var(--color-text-muted);
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--color-danger);
  }
`;

export interface FileFieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** An upload is in flight: no other file is accepted. Unlike `disabled`, the field keeps the focus. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** A file upload; errors are announced. State the accepted types and the maximum size in the hint. */
export function FileField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  className,
  id,
  busy = false,
  ...input
}: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, className, id }} announcesError>
      {(control) => (
        <Chooser
          required={!optional}
          {...input}
          {...control}
          {...(busy && { 'aria-disabled': true, onClick: prevent, onDrop: prevent })}
          type="file"
        />
      )}
    </Field>
  );
}
