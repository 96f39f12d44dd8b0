import { styled } from 'styled-components';

export const mapSize = { width: 640, height: 480 } as const;

/** The ground of drawn maps: sea, land, shore, lettering. */
export const MapSvg = styled.svg`
  width: 100%;
  height: auto;
  & .sea {
    fill: var(--color-mayil-tint);
  }
  & .land {
    fill: var(--color-paper);
    stroke: var(--color-mayil);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & .halo {
    fill: none;
    stroke: var(--color-paper);
    stroke-width: 6;
  }
  & .road {
    fill: none;
    stroke: var(--color-kavi);
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & .back {
    stroke-dasharray: 2 7;
  }
  & .stop {
    fill: var(--color-ink);
  }
  & text {
    font: 600 15px var(--font-ui);
    fill: var(--color-ink);
    stroke: var(--color-paper);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  & .number {
    fill: var(--color-kavi);
  }
  & tspan[lang] {
    font-size: 0.84em;
    font-weight: 500;
    fill: var(--color-ink-soft);
  }
  @media (max-width: 599.98px) {
    & text {
      font-size: 22px;
    }
  }
`;
