import {
  currencies,
  currencyLabel,
  fallbackCurrency,
  isCurrency,
  type Currency,
} from '@valam/contracts/shared/money';
import { currencyChange, useCurrency, useShell } from '@valam/mfe-kit/shell';
import { selectMark } from '@valam/ui/field/select-mark';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Choice = styled.select`
  appearance: none;
  border: 0;
  min-height: var(--size-target);
  padding-right: 1.3rem;
  font: 500 var(--text-ui) / 1.2 var(--font-ui);
  color: inherit;
  cursor: pointer;
  /* Only the selected option is measured; otherwise the browser would load fonts for the symbols of all currencies. */
  field-sizing: content;
  background-color: transparent;
  ${selectMark('1px')}
  @media (scripting: none) {
    display: none;
  }
`;

/** The currency in the detail of a `currencyChange` event; rupees if the site has no prices in it. */
export function currencyIn(detail: unknown): Currency | null {
  const named =
    typeof detail === 'object' && detail !== null && 'currency' in detail ? detail.currency : null;
  if (typeof named !== 'string' || named === '') return null;
  return isCurrency(named) ? named : fallbackCurrency;
}

/** Selects the currency of prices. Other code may change it by dispatching an event, which this component applies. */
export function CurrencyChoice() {
  const shell = useShell();
  const currency = useCurrency();
  const choice = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    // Applies a currency selected before hydration: the select would show one currency and the prices another.
    const selected = choice.current?.value;
    if (isCurrency(selected) && selected !== shell.currency()) shell.setCurrency(selected);
    const hear = (event: Event): void => {
      const announced = event instanceof CustomEvent ? currencyIn(event.detail) : null;
      if (announced && announced !== shell.currency()) shell.setCurrency(announced);
    };
    window.addEventListener(currencyChange, hear);
    return () => window.removeEventListener(currencyChange, hear);
  }, [shell]);

  return (
    <label>
      <VisuallyHidden>Currency</VisuallyHidden>
      <Choice
        ref={choice}
        autoComplete="off"
        value={currency}
        onChange={(event) => {
          if (isCurrency(event.currentTarget.value)) shell.setCurrency(event.currentTarget.value);
        }}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {currencyLabel(code)}
          </option>
        ))}
      </Choice>
    </label>
  );
}
