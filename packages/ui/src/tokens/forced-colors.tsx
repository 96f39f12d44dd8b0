import { css } from 'styled-components';

/** For selected items: forced colors remove backgrounds and shadows, so that they would look like the others. */
export const selectedInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    &,
    & * {
      color: HighlightText;
    }
  }
`;
