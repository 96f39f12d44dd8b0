import { currencies, currencyLabel, type Currency } from '@valam/contracts/shared/money';
import { FieldGroup } from '@valam/ui/field/field';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { selectedInForcedColors } from '@valam/ui/tokens/forced-colors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Joined = styled.div`
  display: grid;
  grid-template-columns: repeat(${currencies.length}, 1fr);
  border: var(--border-control) solid var(--color-outline);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  & label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--size-target);
    font-weight: 600;
    font-size: var(--text-small);
    white-space: nowrap;
    cursor: pointer;
  }
  & label + label {
    border-left: 1px solid var(--color-divider);
  }
  & label:hover {
    background: var(--color-surface-sunken);
  }
  & label:has(:checked) {
    background: var(--color-primary);
    color: var(--color-surface);
    ${selectedInForcedColors}
  }
  & label:has(:focus-visible) {
    outline: var(--border-focus) solid var(--focus, var(--color-focus));
    outline-offset: var(--border-focus-offset);
    z-index: 1;
  }
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
  }
`;

export interface CurrencySwitchProps {
  readonly currency: Currency;
  readonly onChange: (currency: Currency) => void;
  readonly label?: string;
  readonly hiddenLabel?: boolean;
  readonly name?: string;
}

/** A segmented control of four currencies; a change is announced to screen readers. */
export function CurrencySwitch({
  currency,
  onChange,
  label = 'Currency',
  hiddenLabel,
  name = 'currency',
}: CurrencySwitchProps) {
  const [changed, setChanged] = useState(false);
  const switches = useRef<HTMLDivElement>(null);
  const change = (code: Currency) => {
    setChanged(true);
    onChange(code);
  };
  // Applies a currency that was selected before hydration.
  const takeOver = useEffectEvent(() => {
    const selected = switches.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const code = currencies.find((one) => one === selected);
    if (code && code !== currency) change(code);
  });
  useEffect(() => takeOver(), []);
  return (
    <FieldGroup label={label} hiddenLabel={hiddenLabel}>
      <Joined ref={switches}>
        {currencies.map((code) => (
          <label key={code}>
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === currency}
              onChange={() => change(code)}
            />
            {currencyLabel(code)}
          </label>
        ))}
      </Joined>
      <VisuallyHidden role="status">{changed ? `Prices in ${currency}` : ''}</VisuallyHidden>
    </FieldGroup>
  );
}
