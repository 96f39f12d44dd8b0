import type { ReactNode } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Text,
  Tooltip,
  useChartWidth,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartFigure, ChartKeys } from './chart-figure';
import { NothingToDraw } from './nothing-to-draw';
import { useIsPrinting } from './use-is-printing';

interface ComparedPoint {
  readonly label: string;
  /** Null if there is nothing to divide by: a missing bar, unlike a bar of zero. */
  readonly bar: number | null;
  readonly line?: number | null;
}

interface ComparisonChartProps {
  readonly title: string;
  /** The page already shows the title. */
  readonly isTitled?: boolean;
  readonly points: readonly ComparedPoint[];
  readonly format: (value: number) => string;
  /** The labels of the bars and of the comparison. */
  readonly bars: string;
  readonly line?: string;
  /** The points are names, such as partners, instead of periods; a line between them would have no meaning. */
  readonly isOfNames?: boolean;
}

/** Fits between the margins of both A4 and US Letter. */
const printWidth = 660;
/** Recharts measures labels at this size to decide how many fit. */
const tick = { fontSize: 13 };

/**
 * Bars compared with those of another range, which differ in shape as well as in color. Arrow keys move between the
 * points, whose values are announced; the table beside the chart has the same data. Nothing is animated: bars would be
 * missing from a print during the animation, which takes seconds on a busy machine.
 */
export default function ComparisonChart(props: ComparisonChartProps) {
  const { title, isTitled, points, format, bars, line, isOfNames } = props;
  const isPrinting = useIsPrinting();
  if (points.every(({ bar, line: before }) => !bar && !before))
    return (
      <ChartFigure aria-label={title}>
        {!isTitled && <figcaption>{title}</figcaption>}
        <NothingToDraw />
      </ChartFigure>
    );
  const height = isOfNames ? 56 + points.length * 44 : 300;
  return (
    <ChartFigure aria-label={title}>
      {!isTitled && <figcaption>{title}</figcaption>}
      <ResponsiveContainer
        width={isPrinting ? printWidth : '100%'}
        height={height}
        initialDimension={{ width: 320, height }}
      >
        <ComposedChart
          data={[...points]}
          layout={isOfNames ? 'vertical' : 'horizontal'}
          accessibilityLayer
          title={title}
          desc="Use the arrow keys to read the points. The table below has the same figures."
          margin={{ top: 8, right: 40, bottom: 8, left: 8 }}
        >
          <CartesianGrid
            horizontal={!isOfNames}
            vertical={Boolean(isOfNames)}
            stroke="var(--color-divider)"
          />
          {isOfNames ? nameAxes(format, areWhole(points)) : periodAxes(format, areWhole(points))}
          <Tooltip formatter={(value) => format(Number(value))} />
          <Bar
            dataKey="bar"
            name={bars}
            fill="var(--color-primary)"
            isAnimationActive={false}
            maxBarSize={isOfNames ? 16 : 34}
          />
          {line && (isOfNames ? barBefore(line) : lineBefore(line, points.length))}
        </ComposedChart>
      </ResponsiveContainer>
      <ChartKeys bars={bars} before={line} shape={isOfNames ? 'before' : 'line'} />
    </ChartFigure>
  );
}

/** Allows only integers: otherwise an axis of counts up to 1 is labeled 0, 0, 1, 1, 1. */
const areWhole = (points: readonly ComparedPoint[]): boolean =>
  points.every(({ bar, line }) => Number.isInteger(bar ?? 0) && Number.isInteger(line ?? 0));

const periodAxes = (format: ComparisonChartProps['format'], isWhole: boolean): ReactNode => (
  <>
    <XAxis dataKey="label" minTickGap={24} tickMargin={8} tick={tick} stroke="var(--color-text)" />
    <YAxis
      width="auto"
      allowDecimals={!isWhole}
      tickFormatter={format}
      tick={tick}
      stroke="var(--color-text)"
    />
  </>
);

const nameAxes = (format: ComparisonChartProps['format'], isWhole: boolean): ReactNode => (
  <>
    <XAxis
      type="number"
      allowDecimals={!isWhole}
      tickFormatter={format}
      minTickGap={16}
      tickMargin={8}
      tick={tick}
      stroke="var(--color-text)"
    />
    <NamesAxis />
  </>
);

/** Names get three lines beside their bars and at most two fifths of the width, which the longest words need. */
function NamesAxis() {
  const width = Math.min(230, Math.round((useChartWidth() ?? 0) * 0.4));
  return (
    <YAxis
      type="category"
      dataKey="label"
      interval={0}
      width={width}
      stroke="var(--color-text)"
      tick={({ x, y, payload }: { x: number | string; y: number | string; payload: { value: string } }) => (
        <Text
          x={x}
          y={y}
          width={width - 16}
          maxLines={3}
          textAnchor="end"
          verticalAnchor="middle"
          style={tick}
        >
          {payload.value}
        </Text>
      )}
    />
  );
}

const barBefore = (label: string): ReactNode => (
  <Bar
    dataKey="line"
    name={label}
    className="before"
    fill="var(--color-surface)"
    stroke="var(--color-accent)"
    strokeWidth={1.5}
    isAnimationActive={false}
    maxBarSize={10}
  />
);

/** The light line below makes the dashes visible over a dark bar. */
const lineBefore = (label: string, count: number): ReactNode => (
  <>
    <Line
      dataKey="line"
      className="halo"
      tooltipType="none"
      stroke="var(--color-surface)"
      strokeWidth={5}
      dot={false}
      activeDot={false}
      isAnimationActive={false}
    />
    <Line
      dataKey="line"
      name={label}
      stroke="var(--color-accent)"
      strokeWidth={2}
      strokeDasharray="6 4"
      dot={count < 40 && { strokeDasharray: '0', r: 3 }}
      isAnimationActive={false}
    />
  </>
);
