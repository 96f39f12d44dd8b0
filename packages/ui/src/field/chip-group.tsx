import { FieldGroup } from '@valam/ui/field/field';
import { styled } from 'styled-components';
import { Choices, type ChoiceGroupProps } from './choice-field';

const Tokens = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & label {
    position: relative;
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
  & span {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    min-height: var(--size-target);
    padding: 0.2rem 0.9rem;
    border: var(--border-control) solid var(--color-outline);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    font-size: var(--text-small);
    font-weight: 500;
  }
  & label:hover span {
    border-color: var(--color-text);
  }
  & :checked + span {
    border: 2px solid var(--color-primary);
    background: var(--color-primary-tint);
    font-weight: 600;
  }
  & :checked + span::before {
    content: '';
    width: 16px;
    height: 16px;
    background: var(--color-primary);
    mask: var(--drawing-check) 50% / contain no-repeat;
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  & :disabled + span {
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
  }
  & :focus-visible + span {
    outline: var(--border-focus) solid var(--focus, var(--color-focus));
    outline-offset: var(--border-focus-offset);
  }
`;

const tokens = { Label: 'label', Input: 'input' } as const;

/** Any number of interests: checkboxes drawn as squared tokens. */
export function ChipGroup({ name, choices, chosen, initial, onChoose, input, ...words }: ChoiceGroupProps) {
  return (
    <FieldGroup {...words}>
      <Tokens>
        <Choices type="checkbox" as={tokens} {...{ name, choices, chosen, initial, onChoose, input }} />
      </Tokens>
    </FieldGroup>
  );
}
