import { Icon } from '@valam/ui/icon/icon';
import { FieldLabel } from '@valam/ui/field/field';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  grid-template-columns: var(--size-field) 1fr var(--size-field);
  align-items: center;
  margin-top: 0.35rem;
  border: var(--border-control) solid var(--color-outline);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  text-align: center;
  & button {
    height: calc(var(--size-field) - 3px);
    display: grid;
    place-items: center;
  }
  & button:hover:not([aria-disabled]) {
    background: var(--color-surface-sunken);
  }
  & button[aria-disabled] {
    color: var(--color-outline);
    cursor: not-allowed;
  }
  & output {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** Formats a value as text: `3 travelers`. */
  readonly valueText?: (value: number) => string;
}

/**
 * A small number with buttons to increment and decrement it. They submit a separate form, because React replays submissions
 * from before hydration. At the limits a button keeps the focus, which the `disabled` attribute would remove.
 */
export function Stepper({ label, value, onChange, min = 1, max = 12, valueText = String }: StepperProps) {
  const id = useId();
  /* Several clicks may arrive before the next render. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const set = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed === latest.current) return;
    latest.current = allowed;
    onChange(allowed);
  };
  const step = (by: number) => set(latest.current + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <form>
      <FieldLabel as="span" id={id}>
        {label}
      </FieldLabel>
      <Box role="group" aria-labelledby={id} onKeyDown={onKeyDown}>
        <button
          type="submit"
          aria-label="One fewer"
          aria-disabled={value <= min || undefined}
          formAction={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{valueText(value)}</output>
        <button
          type="submit"
          aria-label="One more"
          aria-disabled={value >= max || undefined}
          formAction={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </Box>
    </form>
  );
}
