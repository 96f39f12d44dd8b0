import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control';
import { Field, type FieldProps, type FieldWords } from './field';

const Input = styled.input`
  ${controlStyle}
`;

const Area = styled.textarea`
  ${controlStyle}
  min-height: 7rem;
  resize: vertical;
`;

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'placeholder'>;

export interface TextFieldProps extends FieldWords, InputAttributes, Pick<FieldProps, 'announcesError'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line input; the text direction follows its script. Accepts all input props and a ref, so that a form library can register it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  className,
  id,
  announcesError,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, className, id, announcesError }}>
      {(control) => <Input type="text" dir="auto" required={!optional} {...input} {...control} />}
    </Field>
  );
}

/** An email address. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export interface TextareaFieldProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'placeholder'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  className,
  id,
  ...area
}: TextareaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, className, id }}>
      {(control) => <Area dir="auto" required={!optional} rows={4} {...area} {...control} />}
    </Field>
  );
}

/** A calendar day, typed or picked with the native picker: `2027-02-06`. */
export function DateField(props: TextFieldProps) {
  return <TextField type="date" {...props} />;
}

/** A search field; the specified placeholder is allowed because the label stays. */
export function SearchField(props: TextFieldProps & { placeholder?: string }) {
  return <TextField type="search" inputMode="search" autoComplete="off" enterKeyHint="search" {...props} />;
}
