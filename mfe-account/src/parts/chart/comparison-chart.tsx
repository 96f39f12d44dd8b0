import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { styled } from 'styled-components';

interface ComparedPoint {
  readonly label: string;
  readonly bar: number;
  readonly line?: number;
}

const Figure = styled.figure`
  margin: var(--space-5) 0 0;
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
    & .recharts-responsive-container,
    & .recharts-responsive-container > div,
    & .recharts-wrapper,
    & .recharts-wrapper > .recharts-surface {
      width: 100% !important;
      height: auto !important;
    }
    & .recharts-legend-wrapper {
      position: static !important;
      width: auto !important;
    }
  }
  @media (forced-colors: active) {
    & .recharts-bar-rectangle path {
      fill: CanvasText;
      forced-color-adjust: none;
    }
    & .recharts-line-curve,
    & .recharts-line-dot {
      stroke: Highlight;
      forced-color-adjust: none;
    }
    & .recharts-legend-icon {
      forced-color-adjust: none;
    }
    & .recharts-legend-icon[fill='none'] {
      stroke: Highlight;
    }
    & .recharts-legend-icon:not([fill='none']) {
      fill: CanvasText;
    }
  }
`;

interface ComparisonChartProps {
  readonly title: string;
  /** The page already shows the title. */
  readonly isTitled?: boolean;
  readonly points: readonly ComparedPoint[];
  readonly format: (value: number) => string;
  /** Legend labels of the bars and of the comparison line. */
  readonly bars: string;
  readonly line?: string;
}

/**
 * Bars with an optional dashed comparison line, distinguished by shape as well as by color. Arrow keys move between the
 * points and their values are announced; the table beside it has the same data. Nothing is animated: a print during the
 * animation would lack the bars, and on a loaded machine it lasts for seconds.
 */
export default function ComparisonChart({
  title,
  isTitled,
  points,
  format,
  bars,
  line,
}: ComparisonChartProps) {
  return (
    <Figure aria-label={title}>
      {!isTitled && <figcaption>{title}</figcaption>}
      <ResponsiveContainer width="100%" height={300} initialDimension={{ width: 640, height: 300 }}>
        <ComposedChart
          data={[...points]}
          accessibilityLayer
          title={title}
          desc="Use the arrow keys to read the points. The table below has the same figures."
          margin={{ top: 8, right: 40, bottom: 8, left: 8 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-divider)" />
          <XAxis dataKey="label" minTickGap={24} tickMargin={8} stroke="var(--color-text)" />
          <YAxis width={76} tickFormatter={format} stroke="var(--color-text)" />
          <Tooltip formatter={(value) => format(Number(value))} />
          <Legend />
          <Bar
            dataKey="bar"
            name={bars}
            fill="var(--color-primary)"
            isAnimationActive={false}
            maxBarSize={34}
          />
          {line && (
            <Line
              dataKey="line"
              name={line}
              stroke="var(--color-accent)"
              strokeWidth={2}
              strokeDasharray="6 4"
              dot={points.length < 40}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </Figure>
  );
}
