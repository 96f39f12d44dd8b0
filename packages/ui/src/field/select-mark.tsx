import { css } from 'styled-components';

/** The arrow of a select, two strokes that meet; `inset` is its distance from the right edge. */
export const selectMark = (inset: string) => css`
  background-image: var(--drawing-select-mark);
  background-position:
    calc(100% - ${inset} - 5.5px) calc(50% + 0.5px),
    calc(100% - ${inset}) calc(50% + 0.5px);
  background-size: 6px 6px;
  background-repeat: no-repeat;
  /* Forced colors remove the background image; show the system's arrow. */
  @media (forced-colors: active) {
    appearance: auto;
    background-image: none;
  }
`;
