import { Icon } from '@valam/ui/icon/icon';
import { controlStyle } from '@valam/ui/field/control';
import { Field, type FieldWords } from '@valam/ui/field/field';
import { needsScripts, useTakesPresses } from '@valam/ui/no-script/needs-scripts';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';

const Pair = styled.span`
  position: relative;
  display: block;
  & > input {
    ${controlStyle}
    padding-right: 3.5rem;
  }
`;

const Show = styled.button<{ $works: boolean }>`
  position: absolute;
  inset: 0 0 0 auto;
  width: 3.25rem;
  display: grid;
  place-items: center;
  ${needsScripts}
`;

export interface PasswordFieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Whether password managers suggest a new password or fill in the current one. */
  readonly purpose: 'new' | 'current';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  className,
  id,
  purpose,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const works = useTakesPresses();
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, className, id }}>
      {(control) => (
        <Pair>
          <input
            autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            required={!optional}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <Show
            $works={works}
            type="button"
            aria-pressed={shown}
            aria-label="Show password"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </Show>
        </Pair>
      )}
    </Field>
  );
}
