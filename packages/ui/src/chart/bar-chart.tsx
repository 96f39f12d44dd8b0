import { ChartFrame, scaleFor, type ChartProps } from './chart-frame';

/** A number a month as bars; the running month in another dye. */
export function BarChart(props: ChartProps) {
  const { format = String } = props;
  return (
    <ChartFrame
      {...props}
      draw={(points, { width, height }) => {
        const scale = scaleFor(points, height);
        const step = width / Math.max(1, points.length);
        const thickness = Math.min(34, step * 0.6);
        return points.map(({ label, value, running }, i) => {
          const middle = step * (i + 0.5);
          const tall = scale(value);
          return (
            <g key={label}>
              <rect
                className={running ? 'bar running' : 'bar'}
                x={middle - thickness / 2}
                y={height - tall}
                width={thickness}
                height={tall}
              />
              <text className="value" x={middle} y={height - tall - 8}>
                {format(value)}
              </text>
              <text x={middle} y={height + 22}>
                {label}
              </text>
            </g>
          );
        });
      }}
    />
  );
}
