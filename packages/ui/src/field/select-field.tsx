import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '@valam/ui/field/control';
import { Field, type FieldWords } from '@valam/ui/field/field';
import { selectMark } from '@valam/ui/field/select-mark';

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 2.6rem;
  background-color: var(--color-surface);
  ${selectMark('1.1rem')}
  text-overflow: ellipsis;
  /* Forced colors remove the drawn mark. */
  @media (forced-colors: active) {
    appearance: auto;
  }
  &:disabled {
    background-color: var(--color-surface-sunken);
  }
`;

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldWords, SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly SelectOption[];
  /** The first, empty choice: `Choose a date`. Without it a value is always selected, so nothing is required. */
  readonly emptyLabel?: string;
  /** Groups or separators instead of `options`. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  className,
  id,
  options,
  emptyLabel,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, className, id }}>
      {(control) => (
        <Native required={!optional && emptyLabel !== undefined} {...select} {...control}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {children}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </Native>
      )}
    </Field>
  );
}
