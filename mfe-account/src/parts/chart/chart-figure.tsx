import { styled } from 'styled-components';

/** The container of a chart, with its colors in forced-colors mode and its size in print. */
export const ChartFigure = styled.figure`
  margin: var(--space-5) 0 0;
  /* After a screen rotation, a chart keeps its old width until it is measured again. */
  overflow: clip;
  overflow-clip-margin: 8px;
  & figcaption {
    font-weight: 600;
    margin-bottom: var(--space-2);
  }
  & .recharts-surface:focus-visible {
    outline: 3px solid var(--color-text);
    outline-offset: 2px;
  }
  & .recharts-text {
    font: 500 13px var(--font-ui);
    fill: var(--color-text-muted);
  }
  @media print {
    & .recharts-wrapper,
    & .recharts-wrapper > .recharts-surface {
      width: 100% !important;
      height: auto !important;
    }
  }
  /* Browsers do not force the colors of SVG. */
  @media (forced-colors: active) {
    & .recharts-text {
      fill: CanvasText;
    }
    & .recharts-cartesian-axis line {
      stroke: CanvasText;
    }
    & .recharts-bar-rectangle path {
      fill: CanvasText;
      forced-color-adjust: none;
    }
    & .before .recharts-bar-rectangle path {
      fill: Canvas;
      stroke: Highlight;
    }
    & .recharts-line-curve,
    & .recharts-line-dot {
      stroke: Highlight;
      forced-color-adjust: none;
    }
    & .halo .recharts-line-curve {
      stroke: Canvas;
    }
  }
`;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-small);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & i {
    width: 1.1rem;
    height: 0.8rem;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  & .bar {
    background: var(--color-primary);
  }
  & .before {
    border: 1.5px solid var(--color-accent);
  }
  & .line {
    height: 0;
    border-top: 2px dashed var(--color-accent);
  }
  @media (forced-colors: active) {
    & .bar {
      background: CanvasText;
    }
    & .before,
    & .line {
      border-color: Highlight;
    }
  }
`;

interface ChartKeysProps {
  readonly bars: string;
  readonly before?: string | undefined;
  readonly shape: 'line' | 'before';
}

/** The legend of a chart, in reading order. */
export function ChartKeys({ bars, before, shape }: ChartKeysProps) {
  return (
    <Keys>
      <li>
        <i className="bar" aria-hidden="true" />
        {bars}
      </li>
      {before && (
        <li>
          <i className={shape} aria-hidden="true" />
          {before}
        </li>
      )}
    </Keys>
  );
}
