import { Icon } from '@valam/ui/icon/icon';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { controlStyle } from '@valam/ui/field/control';
import { Dialog as Radix } from 'radix-ui';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { dialCode, type Country } from './country';
import { CountryList } from './country-list';
import { IsoCode } from './iso-code';
import { rememberCountry } from './recent-countries';

const Picker = styled.div`
  position: relative;
  min-width: 0;
`;

const Opener = styled(Radix.Trigger)`
  ${controlStyle}
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.6rem;
  align-items: center;
  text-align: left;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/* Hangs below its button; on phones it comes up from the bottom like a sheet. */
const Pop = styled(Radix.Content)`
  position: absolute;
  z-index: var(--layer-float);
  top: 100%;
  left: 0;
  width: max(100%, min(21rem, 86vw));
  background: var(--color-lime);
  border: 1px solid var(--color-edge);
  box-shadow: var(--shadow-overlay);
  @media (max-width: 599.98px) {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    /* Tall, so that the search stays above the keyboard. */
    height: 85dvh;
    z-index: var(--layer-toast);
  }
`;

/* For those without scripts the code is simply typed. */
const Typed = styled.input`
  ${controlStyle}
`;

export interface CountryCodePickerProps {
  readonly country: Country | null;
  readonly onChange: (country: Country) => void;
  /** The name under which a plain form sends the code. */
  readonly name?: string;
  /** Only the code stands in the button, for narrow places. */
  readonly compact?: boolean;
  readonly id?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
}

/** A button with the dial code that opens a searchable list of countries. */
export function CountryCodePicker(props: CountryCodePickerProps) {
  const { country, onChange, name = 'countryCode', compact, id, invalid, describedBy } = props;
  const [open, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Picker>
      <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
        <Opener
          type="button"
          id={id}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
        >
          {country ? <IsoCode code={country.code} /> : <Icon name="world" />}
          <span>
            <VisuallyHidden>Country code </VisuallyHidden>
            <Chosen country={country} compact={compact ?? false} />
          </span>
          <Icon name="chevron-down" />
        </Opener>
        <Pop aria-describedby={undefined}>
          <Radix.Title asChild>
            <VisuallyHidden>Country code</VisuallyHidden>
          </Radix.Title>
          <CountryList
            chosen={country}
            onChoose={(next) => {
              rememberCountry(next.code);
              onChange(next);
              setOpen(false);
            }}
          />
        </Pop>
      </Radix.Root>
      {country && <input type="hidden" name={name} value={dialCode(country)} />}
      <noscript>
        <Typed
          name={name}
          aria-label="Country code, such as +47"
          inputMode="tel"
          autoComplete="tel-country-code"
        />
      </noscript>
    </Picker>
  );
}

function Chosen({ country, compact }: { country: Country | null; compact: boolean }) {
  if (!country) return compact ? 'Code' : 'Choose a country';
  if (!compact) return `${dialCode(country)} ${country.name}`;
  return (
    <>
      {dialCode(country)}
      <VisuallyHidden> {country.name}</VisuallyHidden>
    </>
  );
}
