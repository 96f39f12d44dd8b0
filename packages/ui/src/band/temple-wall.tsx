import { styled } from 'styled-components';

/** The red and white wall with its coping: ends every page just above the footer, and is used nowhere else. */
export const TempleWall = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  height: var(--band-wall);
  margin-top: 22px;
  background: var(--color-surface) var(--drawing-wall) 50% 0 / calc(var(--band-stripe) * 2) var(--band-wall)
    repeat-x;
  &::before {
    content: '';
    position: absolute;
    inset: -22px 0 auto;
    height: 22px;
    background: var(--drawing-coping) 50% 0 / calc(var(--band-stripe) * 2) 22px repeat-x;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @media print {
    display: none;
  }
`;
