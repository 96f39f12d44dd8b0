import { styled } from 'styled-components';

export const mapSize = { width: 640, height: 480 } as const;

/** The base of drawn maps: sea, land, coast, lettering. */
export const MapSvg = styled.svg`
  width: 100%;
  height: auto;
  & .sea {
    fill: var(--color-primary-tint);
  }
  & .land {
    fill: var(--color-background);
    stroke: var(--color-primary);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & .halo {
    fill: none;
    stroke: var(--color-background);
    stroke-width: 6;
  }
  & .road {
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & .back {
    stroke-dasharray: 2 7;
  }
  & .stop {
    fill: var(--color-text);
  }
  & text {
    font: 600 15px var(--font-ui);
    fill: var(--color-text);
    stroke: var(--color-background);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  & .number {
    fill: var(--color-accent);
  }
  & tspan[lang] {
    font-size: 0.84em;
    font-weight: 500;
    fill: var(--color-text-muted);
  }
  @media (max-width: 599.98px) {
    & text {
      font-size: 22px;
    }
  }
`;
