import { css } from 'styled-components';

/** Style of text inputs. */
export const controlStyle = css`
  width: 100%;
  min-height: var(--size-field);
  padding: 0.6rem 0.9rem 0.5rem;
  background: var(--color-surface);
  color: var(--color-text);
  border: var(--border-control) solid var(--color-outline);
  border-radius: var(--radius-control);
  &:hover {
    border-color: var(--color-text);
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--color-danger);
  }
  &:disabled {
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    border-color: var(--color-outline);
    cursor: not-allowed;
    opacity: 1;
  }
  &:read-only:not(select, button, :disabled) {
    background: transparent;
    border-color: transparent;
    padding-inline: 0;
  }
`;
