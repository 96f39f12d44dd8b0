import { css } from 'styled-components';

/** For what is selected: in forced colors its background and shadow are not drawn, and it would look like the others. */
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
