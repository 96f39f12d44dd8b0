import { ChartFrame, scaleFor, type ChartProps } from './chart-frame';

/** An amount a month as a line with dots. */
export function LineChart(props: ChartProps) {
  const { format = String } = props;
  return (
    <ChartFrame
      {...props}
      draw={(points, { width, height }) => {
        const scale = scaleFor(points, height - 10);
        const step = width / Math.max(1, points.length);
        const placed = points.map((point, i) => ({
          ...point,
          x: step * (i + 0.5),
          y: height - scale(point.value),
        }));
        return (
          <>
            <path
              className="line"
              d={placed.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
            />
            {placed.map(({ label, value, x, y, running }) => (
              <g key={label}>
                <circle className={running ? 'running' : 'bar'} cx={x} cy={y} r="5" />
                <text className="value" x={x} y={y - 12}>
                  {format(value)}
                </text>
                <text x={x} y={height + 22}>
                  {label}
                </text>
              </g>
            ))}
          </>
        );
      }}
    />
  );
}
