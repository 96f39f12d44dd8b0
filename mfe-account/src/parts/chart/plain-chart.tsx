import { styled } from 'styled-components';
import { ChartFigure, ChartKeys } from './chart-figure';
import { NothingToDraw } from './nothing-to-draw';

const chartHeight = 300;
/** The y coordinates of the highest bar's top and of the base line. */
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
 * Server-rendered bars with the size and position of the chart, so that printing and browsers without JavaScript do not
 * depend on the chart's code. Positions are percentages, because only the browser knows the width.
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
          // A negative month has no bar, because a height cannot be negative; the table shows it.
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
