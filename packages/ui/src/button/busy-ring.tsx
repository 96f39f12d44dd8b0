import { styled } from 'styled-components';

const Ring = styled.svg`
  width: var(--size-icon);
  height: var(--size-icon);
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  animation: valam-turn 1.2s linear infinite;
  & > :last-child {
    fill: currentColor;
    stroke: none;
  }
`;

/** A line that moves around the dot: a loading indicator. */
export function BusyRing() {
  return (
    <Ring viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" strokeDasharray="38 16" />
      <circle cx="12" cy="12" r="1.6" />
    </Ring>
  );
}
