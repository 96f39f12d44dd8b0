import { css } from 'styled-components';

/** The box that is typed into. */
export const controlStyle = css`
  width: 100%;
  min-height: var(--size-field);
  padding: 0.6rem 0.9rem 0.5rem;
  background: var(--color-lime);
  color: var(--color-ink);
  border: var(--border-control) solid var(--color-edge);
  border-radius: var(--radius-control);
  &:hover {
    border-color: var(--color-ink);
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--color-kumkum);
  }
  &:disabled {
    background: var(--color-shade);
    color: var(--color-ink-soft);
    border-color: var(--color-edge);
    cursor: not-allowed;
    opacity: 1;
  }
  &:read-only:not(select, button, :disabled) {
    background: transparent;
    border-color: transparent;
    padding-inline: 0;
  }
`;
