import { styled } from 'styled-components';
import { ChartFigure, ChartKeys } from './chart-figure';
import { NothingToDraw } from './nothing-to-draw';

const chartHeight = 300;
/** From the top of the drawing: the line of the highest bar and the base line. */
const [top, base] = [24, chartHeight - 32];

const Drawing = styled.svg`
  display: block;
  & text {
    font: 500 13px var(--font-ui);
    fill: var(--color-text-muted);
  }
  & line {
    stroke: var(--color-divider);
  }
  & rect {
    fill: var(--color-primary);
  }
  @media print {
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }
    & rect {
      fill: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

interface PlainChartProps {
  readonly title: string;
  readonly points: readonly { readonly label: string; readonly bar: number }[];
  readonly format: (value: number) => string;
  readonly bars: string;
}

/**
 * Bars drawn by the server, in the size and place of the chart: what prints, or has no scripts, does not wait for the
 * chart's code. Positions are shares of the width, which only the browser knows.
 */
export function PlainChart({ title, points, format, bars }: PlainChartProps) {
  const most = Math.max(0, ...points.map(({ bar }) => bar));
  if (most === 0)
    return (
      <ChartFigure aria-label={title}>
        <NothingToDraw />
      </ChartFigure>
    );
  const share = 100 / points.length;
  return (
    <ChartFigure aria-label={title}>
      <Drawing width="100%" height={chartHeight} role="img" aria-label={`${title}, at most ${format(most)}`}>
        <text y={top - 8}>{format(most)}</text>
        <line x2="100%" y1={top} y2={top} />
        <line x2="100%" y1={base} y2={base} />
        {points.map(({ label, bar }, at) => {
          // A month in which more was taken back than earned is in the table; a bar has no height below zero.
          const height = (Math.max(0, bar) / most) * (base - top);
          return (
            <g key={label}>
              <rect
                x={`${(at + 0.2) * share}%`}
                y={base - height}
                width={`${0.6 * share}%`}
                height={height}
              />
              <text x={`${(at + 0.5) * share}%`} y={base + 20} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
      </Drawing>
      <ChartKeys bars={bars} shape="line" />
    </ChartFigure>
  );
}
