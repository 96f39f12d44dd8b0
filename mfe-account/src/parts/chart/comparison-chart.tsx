import { useReducedMotion } from './use-reduced-motion';
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
  margin: 0;
  & figcaption {
    font-weight: 600;
    margin-bottom: var(--space-2);
  }
  & .recharts-surface:focus-visible {
    outline: 3px solid var(--color-ink);
    outline-offset: 2px;
  }
  & .recharts-text {
    font: 500 13px var(--font-ui);
    fill: var(--color-ink-soft);
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
  }
`;

interface ComparisonChartProps {
  readonly title: string;
  /** The page has said it above. */
  readonly isTitled?: boolean;
  readonly points: readonly ComparedPoint[];
  readonly format: (value: number) => string;
  /** What the bars are, and the line they are compared with, for the legend. */
  readonly bars: string;
  readonly line?: string;
}

/**
 * Bars, and where there is one a dashed line to compare them with, told apart by shape as well as by color. Arrow keys walk
 * through the points and their values are announced; the table beside it says the same.
 */
export default function ComparisonChart({
  title,
  isTitled,
  points,
  format,
  bars,
  line,
}: ComparisonChartProps) {
  const isStill = useReducedMotion();
  return (
    <Figure aria-label={title}>
      {!isTitled && <figcaption>{title}</figcaption>}
      <ResponsiveContainer width="100%" height={300} initialDimension={{ width: 640, height: 300 }}>
        <ComposedChart
          data={[...points]}
          accessibilityLayer
          title={title}
          desc="Use the arrow keys to read the points. The table below has the same figures."
          margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-rule)" />
          <XAxis dataKey="label" minTickGap={24} tickMargin={8} stroke="var(--color-ink)" />
          <YAxis width={76} tickFormatter={format} stroke="var(--color-ink)" />
          <Tooltip formatter={(value) => format(Number(value))} />
          <Legend />
          <Bar
            dataKey="bar"
            name={bars}
            fill="var(--color-mayil)"
            isAnimationActive={!isStill}
            maxBarSize={34}
          />
          {line && (
            <Line
              dataKey="line"
              name={line}
              stroke="var(--color-kavi)"
              strokeWidth={2}
              strokeDasharray="6 4"
              dot={points.length < 40}
              isAnimationActive={!isStill}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </Figure>
  );
}
