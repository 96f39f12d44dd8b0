import { Icon } from '@valam/ui/icon/icon';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { controlStyle } from '@valam/ui/field/control';
import { beforeRetry } from '@valam/ui/notice/before-retry';
import { NoScript } from '@valam/ui/no-script/no-script';
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { dialCode, type Country } from './country';
import type { CountryListProps } from './country-list';
import { IsoCode } from './iso-code';

/* Most visitors never open the list, so its code is lazy-loaded when they start to fill in the form. */
const loadList = () => import('./country-list');
const preload = () => void loadList().catch(() => undefined);

const Picker = styled.div`
  position: relative;
  min-width: 0;
`;

const Opener = styled.button`
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

const Gone = styled.p`
  width: max-content;
  max-width: 16rem;
  padding-top: var(--space-2);
  font-size: var(--text-small);
  line-height: var(--leading-ui);
  color: var(--color-danger);
`;

/* Without JavaScript the code is typed into an input. */
const Typed = styled.input`
  ${controlStyle}
`;

export interface CountryCodePickerProps {
  readonly country: Country | null;
  readonly onChange: (country: Country) => void;
  /** The field name under which a form without JavaScript submits the code. */
  readonly name?: string;
  /** The code typed without JavaScript, when the server returns an invalid form. */
  readonly typedCode?: string;
  /** Shows only the code in the button, for narrow layouts. */
  readonly compact?: boolean;
  readonly id?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
}

/** A button with the dial code that opens a searchable list of countries. */
export function CountryCodePicker(props: CountryCodePickerProps) {
  const { country, onChange, name = 'countryCode', typedCode, compact, id, invalid, describedBy } = props;
  const [open, setOpen] = useState(false);
  const [CountryList, setList] = useState<ComponentType<CountryListProps> | null>(null);
  const [isGone, setGone] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    setOpen(true);
  };
  useEffect(() => {
    const form = opener.current?.closest('form');
    form?.addEventListener('focusin', preload, { once: true });
    return () => form?.removeEventListener('focusin', preload);
  }, []);
  // The button has pointer focus on mount if it was clicked before hydration.
  useEffect(() => {
    if (opener.current?.matches(':focus:not(:focus-visible)')) setOpen(true);
  }, []);
  useEffect(() => {
    if (!open || CountryList) return;
    // If the code is not available the list does not count as open, so that another click retries.
    loadList().then(
      (module) => {
        setList(() => module.default);
        setGone(false);
      },
      () => {
        setOpen(false);
        setGone(true);
      },
    );
  }, [open, CountryList]);
  return (
    <Picker>
      <Opener
        ref={opener}
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => setOpen(!open)}
      >
        {country ? <IsoCode code={country.code} /> : <Icon name="world" />}
        <span>
          <VisuallyHidden>Country code </VisuallyHidden>
          <Chosen country={country} compact={compact ?? false} />
        </span>
        <Icon name="chevron-down" />
      </Opener>
      {open && CountryList && (
        <CountryList
          opener={opener}
          chosen={country}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      )}
      {isGone && !open && (
        <Gone role="alert">The countries couldn’t be loaded. {beforeRetry()} press again.</Gone>
      )}
      {country && <input type="hidden" name={name} value={dialCode(country)} />}
      <NoScript>
        <Typed
          name={name}
          aria-label="Country code, such as +47"
          inputMode="tel"
          autoComplete="tel-country-code"
          defaultValue={typedCode}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
      </NoScript>
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
