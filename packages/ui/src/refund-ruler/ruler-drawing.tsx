import { addDays, formatDay } from '@valam/contracts/shared/days';
import { useId } from 'react';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  & text {
    font: 400 14px var(--font-ui);
    fill: var(--color-text-muted);
    text-anchor: middle;
  }
  & .date {
    font-weight: 600;
    fill: var(--color-text);
  }
  & .end {
    text-anchor: end;
  }
  & .today {
    font-weight: 600;
    fill: var(--color-accent);
  }
  & .band {
    stroke: var(--color-primary);
    stroke-width: 1.5;
    fill: none;
  }
  & .full {
    fill: var(--color-primary);
  }
  & .hatch {
    stroke: var(--color-primary);
    stroke-width: 1.5;
  }
  & .tick {
    stroke: var(--color-text);
    stroke-width: 2;
  }
  & .ring {
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 1.75;
  }
  & .spot {
    fill: var(--color-background);
  }
`;

const [start, sixty, thirty, end] = [10, 300, 520, 740] as const;

/** The line from today to departure. Days are evenly spaced within a band. */
export function RulerDrawing({ departure, daysLeft }: { departure: string; daysLeft: number }) {
  const hatch = useId();
  const today = placeOf(daysLeft);
  return (
    <Drawing
      viewBox="0 0 760 96"
      role="img"
      aria-label="Time line from today to departure with marks at 60 and 30 days before"
    >
      <pattern id={hatch} width="8" height="12" patternUnits="userSpaceOnUse" y="34">
        <path className="hatch" d="M1 12 7 0" />
      </pattern>
      <path className="band full" d={`M${start} 34H${sixty}V46H${start}Z`} />
      <path className="band" d={`M${sixty} 34H${thirty}V46H${sixty}Z`} style={{ fill: `url(#${hatch})` }} />
      <path className="band" d={`M${thirty} 34H${end}V46H${thirty}Z`} />
      {(
        [
          [sixty, 60],
          [thirty, 30],
        ] as const
      ).map(([x, days]) => (
        <g key={days}>
          <path className="tick" d={`M${x} 26V58`} />
          <text className="date" x={x} y="76">
            {formatDay(addDays(departure, -days))}
          </text>
          <text x={x} y="93">
            {days} days before
          </text>
        </g>
      ))}
      <circle className="spot" cx={today} cy="40" r="5" />
      <circle className="ring" cx={today} cy="40" r="13" />
      <text className="today" x={Math.max(24, today)} y="16">
        today
      </text>
      <circle cx="745" cy="40" r="6" />
      <text className="date end" x="752" y="76">
        {formatDay(departure)}
      </text>
      <text className="end" x="752" y="93">
        departure
      </text>
    </Drawing>
  );
}

function placeOf(daysLeft: number): number {
  const between = (from: number, to: number, part: number) =>
    from + (to - from) * Math.min(1, Math.max(0, part));
  if (daysLeft > 60) return between(sixty - 18, start + 18, (daysLeft - 60) / 120);
  if (daysLeft >= 30) return between(thirty - 4, sixty + 4, (daysLeft - 30) / 30);
  return between(end - 12, thirty + 14, daysLeft / 30);
}
