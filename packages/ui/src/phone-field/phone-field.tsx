import { controlStyle } from '@valam/ui/field/control';
import { Field, type FieldWords } from '@valam/ui/field/field';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { hasDialCode, type Country } from './country';
import { CountryCodePicker } from './country-code-picker';

export type { Country } from './country';
export { dialCode } from './country';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: var(--space-2);
  align-items: start;
  & > input {
    ${controlStyle}
  }
`;

export interface PhoneFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'placeholder'> {
  readonly country: Country | null;
  readonly onCountryChange: (country: Country) => void;
  /** The error for a number without a country. */
  readonly countryError?: string;
  readonly countryName?: string;
  /** The code typed without JavaScript, when the server returns an invalid form. */
  readonly typedCode?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A phone number with its country. The hint asks for the country until one is chosen or the number starts with a dial code. */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  className,
  id,
  country,
  onCountryChange,
  countryError,
  countryName,
  typedCode,
  ...input
}: PhoneFieldProps) {
  const [typed, setTyped] = useState(input.defaultValue);
  const hasCountry = country !== null || hasDialCode(String(input.value ?? typed));
  const asks = hasCountry || optional ? undefined : 'Please select your country code';
  const wrongCountry = hasCountry ? undefined : countryError;
  return (
    <Field
      {...{ label, hint, optional, hiddenLabel, className, id }}
      error={error ?? wrongCountry}
      hintBelow={hint === undefined && wrongCountry === undefined ? asks : undefined}
    >
      {(control) => (
        <Pair>
          <CountryCodePicker
            compact
            country={country}
            onChange={onCountryChange}
            name={countryName}
            typedCode={typedCode}
            invalid={wrongCountry !== undefined}
            describedBy={control['aria-describedby']}
          />
          <input
            required={!optional}
            autoComplete="tel"
            inputMode="tel"
            {...input}
            {...control}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              input.onInput?.(event);
            }}
            aria-invalid={error === undefined ? undefined : true}
            type="tel"
          />
        </Pair>
      )}
    </Field>
  );
}
