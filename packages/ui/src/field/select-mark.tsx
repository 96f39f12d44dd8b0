import { css } from 'styled-components';

const line = (degrees: number): string =>
  `linear-gradient(${degrees}deg, transparent calc(50% - 1px), var(--color-ink) calc(50% - 0.4px) calc(50% + 0.4px), transparent calc(50% + 1px))`;

/** The angle that marks a select, two lines that meet; `inset` is its distance from the right edge. */
export const selectMark = (inset: string) => css`
  background-image: ${line(45)}, ${line(-45)};
  background-position:
    calc(100% - ${inset} - 5.5px) calc(50% + 0.5px),
    calc(100% - ${inset}) calc(50% + 0.5px);
  background-size: 6px 6px;
  background-repeat: no-repeat;
`;
