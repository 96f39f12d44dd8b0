import {
  useId,
  type ChangeEvent,
  type ElementType,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { describedBy, FieldError, FieldGroup, Hint, type FieldWords } from '@valam/ui/field/field';

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
    color: var(--color-text-muted);
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
  border: var(--border-control) solid var(--color-outline);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  cursor: inherit;
  &[type='radio'] {
    border-radius: 50%;
  }
  &:hover {
    border-color: var(--color-text);
  }
  &:checked {
    border: 2px solid var(--color-primary);
  }
  &:checked::before {
    content: '';
    width: 18px;
    height: 18px;
    background: var(--color-primary);
    mask: var(--drawing-check) 50% / contain no-repeat;
  }
  &[type='radio']:checked::before {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    mask: none;
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--color-danger);
  }
  &:disabled {
    background: var(--color-surface-sunken);
  }
  @media (forced-colors: active) {
    &:checked::before {
      background: CanvasText;
    }
  }
`;

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** May include links; the whole row is the click target. */
  readonly label: ReactNode;
  readonly hint?: string;
  readonly error?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single checkbox. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  return (
    <div className={className}>
      <Row>
        <Box
          type="checkbox"
          id={boxId}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(boxId, { hint, error })}
          {...input}
        />
        <span>{label}</span>
      </Row>
      {hint !== undefined && <Hint id={`${boxId}-hint`}>{hint}</Hint>}
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
  /** Controlled: the chosen values. Otherwise use `initial` or a form library's registration. */
  readonly chosen?: readonly string[];
  readonly initial?: readonly string[];
  readonly onChoose?: (chosen: readonly string[]) => void;
  /** Props of a form library, for every box. */
  readonly input?: Registered;
  readonly className?: string;
}

interface ChoicesProps extends Pick<
  ChoiceGroupProps,
  'name' | 'choices' | 'chosen' | 'initial' | 'onChoose' | 'input'
> {
  readonly type: 'checkbox' | 'radio';
  /** The label around one choice and its control. */
  readonly as: { readonly Label: ElementType; readonly Input: ElementType };
  readonly required?: boolean;
}

/** The choices of a group, each a native control with its label. */
export function Choices({
  type,
  as: { Label, Input },
  required,
  name,
  choices,
  chosen,
  initial,
  onChoose,
  input,
}: ChoicesProps) {
  const next = (value: string, on: boolean) =>
    type === 'radio' ? [value] : toggled(chosen ?? [], value, on);
  return choices.map(({ value, label, disabled }) => (
    <Label key={value}>
      <Input
        required={required}
        {...input}
        type={type}
        name={input?.name ?? name}
        value={value}
        disabled={disabled}
        {...state(value, chosen, initial)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          input?.onChange?.(event);
          onChoose?.(next(value, event.target.checked));
        }}
      />
      <span>{label}</span>
    </Label>
  ));
}

const rows = { Label: Row, Input: Box } as const;

/** Exactly one of several choices. */
export function RadioGroup({ name, choices, chosen, initial, onChoose, input, ...words }: ChoiceGroupProps) {
  return (
    <FieldGroup {...words}>
      <div>
        <Choices
          type="radio"
          as={rows}
          required={!words.optional}
          {...{ name, choices, chosen, initial, onChoose, input }}
        />
      </div>
    </FieldGroup>
  );
}

/** Any number of several choices. */
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
        <Choices type="checkbox" as={rows} {...{ name, choices, chosen, initial, onChoose, input }} />
      </div>
    </FieldGroup>
  );
}

/** Controlled when `chosen` is given, otherwise only the initial state is set. */
function state(value: string, chosen?: readonly string[], initial?: readonly string[]) {
  if (chosen) return { checked: chosen.includes(value) };
  return initial ? { defaultChecked: initial.includes(value) } : {};
}

function toggled(chosen: readonly string[], value: string, on: boolean): readonly string[] {
  return on
    ? [...chosen.filter((other) => other !== value), value]
    : chosen.filter((other) => other !== value);
}
