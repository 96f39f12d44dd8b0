import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { describedBy, FieldError, FieldGroup, type FieldWords } from './field';

const Row = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  min-height: var(--size-target);
  padding-block: 0.55rem;
  font-size: var(--text-small);
  line-height: 1.6;
  cursor: pointer;
  &:has(:disabled) {
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  appearance: none;
  width: 24px;
  height: 24px;
  flex: none;
  margin: 0;
  display: grid;
  place-items: center;
  border: var(--border-control) solid var(--color-edge);
  border-radius: var(--radius-control);
  background: var(--color-lime);
  cursor: inherit;
  &[type='radio'] {
    border-radius: 50%;
  }
  &:hover {
    border-color: var(--color-ink);
  }
  &:checked {
    border: 2px solid var(--color-mayil);
  }
  &:checked::before {
    content: '';
    width: 18px;
    height: 18px;
    background: var(--color-mayil);
    mask: var(--drawing-check) 50% / contain no-repeat;
  }
  &[type='radio']:checked::before {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    mask: none;
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--color-kumkum);
  }
  &:disabled {
    background: var(--color-shade);
  }
  @media (forced-colors: active) {
    &:checked::before {
      background: CanvasText;
    }
  }
`;

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** May hold links; the whole row is the target. */
  readonly label: ReactNode;
  readonly error?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One yes or no. */
export function Checkbox({ label, error, id, className, ...input }: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  return (
    <div className={className}>
      <Row>
        <Box
          type="checkbox"
          id={boxId}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(boxId, { error })}
          {...input}
        />
        <span>{label}</span>
      </Row>
      <FieldError id={`${boxId}-error`} error={error} />
    </div>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

type Registered = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'checked' | 'defaultChecked' | 'type'
> & {
  readonly ref?: Ref<HTMLInputElement>;
};

export interface ChoiceGroupProps extends FieldWords {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Controlled: what is chosen. Leave it out and use `initial` or a form library's registration. */
  readonly chosen?: readonly string[];
  readonly initial?: readonly string[];
  readonly onChoose?: (chosen: readonly string[]) => void;
  /** What a form library gives to register every box. */
  readonly input?: Registered;
  readonly className?: string;
}

/** Exactly one of a few. */
export function RadioGroup({ name, choices, chosen, initial, onChoose, input, ...words }: ChoiceGroupProps) {
  return (
    <FieldGroup {...words}>
      <div>
        {choices.map(({ value, label, disabled }) => (
          <Row key={value}>
            <Box
              required={!words.optional}
              {...input}
              type="radio"
              name={input?.name ?? name}
              value={value}
              disabled={disabled}
              {...state(value, chosen, initial)}
              onChange={(event) => {
                input?.onChange?.(event);
                onChoose?.([value]);
              }}
            />
            <span>{label}</span>
          </Row>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Any number of a few. */
export function CheckboxGroup({
  name,
  choices,
  chosen,
  initial,
  onChoose,
  input,
  ...words
}: ChoiceGroupProps) {
  return (
    <FieldGroup {...words}>
      <div>
        {choices.map(({ value, label, disabled }) => (
          <Row key={value}>
            <Box
              {...input}
              type="checkbox"
              name={input?.name ?? name}
              value={value}
              disabled={disabled}
              {...state(value, chosen, initial)}
              onChange={(event) => {
                input?.onChange?.(event);
                onChoose?.(toggled(chosen ?? [], value, event.target.checked));
              }}
            />
            <span>{label}</span>
          </Row>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Controlled when `chosen` is given, else only the first state is set. */
export function state(value: string, chosen?: readonly string[], initial?: readonly string[]) {
  if (chosen) return { checked: chosen.includes(value) };
  return initial ? { defaultChecked: initial.includes(value) } : {};
}

export function toggled(chosen: readonly string[], value: string, on: boolean): readonly string[] {
  return on
    ? [...chosen.filter((other) => other !== value), value]
    : chosen.filter((other) => other !== value);
}
