import { Heading, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Table } from '../table/table-style';

export interface ChartPoint {
  readonly label: string;
  readonly value: number;
  /** The month that is not over yet. */
  readonly running?: boolean;
}

export interface ChartProps {
  readonly title: string;
  /** One sentence that says what is seen, with its sum. */
  readonly summary?: ReactNode;
  readonly points: readonly ChartPoint[];
  /** How a value is written: `$498`. */
  readonly format?: (value: number) => string;
  /** What the two columns of the table are called. */
  readonly labelHeader?: string;
  readonly valueHeader?: string;
  readonly level?: 'h2' | 'h3';
}

const Figure = styled.figure`
  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
    margin-top: var(--space-4);
  }
  & text {
    font: 500 13px var(--font-ui);
    fill: var(--color-ink-soft);
    text-anchor: middle;
  }
  & text.value {
    fill: var(--color-ink);
    font-weight: 600;
  }
  & .bar {
    fill: var(--color-mayil);
  }
  & .running {
    fill: var(--color-kavi);
  }
  & .zero {
    stroke: var(--color-ink);
  }
  & .line {
    fill: none;
    stroke: var(--color-kavi);
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  & .slim {
    display: none;
  }
  @media (max-width: 699.98px) {
    & .wide {
      display: none;
    }
    & .slim {
      display: block;
    }
  }
`;

const Numbers = styled.details`
  margin-top: var(--space-3);
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
    font-weight: 600;
    font-size: var(--text-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

const phoneMonths = 6;

interface FrameProps extends ChartProps {
  readonly draw: (points: readonly ChartPoint[], size: { width: number; height: number }) => ReactNode;
}

/** Title, drawing (all months, or the last six on phones) and the numbers as a table. */
export function ChartFrame(props: FrameProps) {
  const { title, summary, points, level = 'h2' } = props;
  return (
    <Figure>
      <Heading as={level}>{title}</Heading>
      {summary !== undefined && <Small $soft>{summary}</Small>}
      {points.length === 0 ? <Small>No numbers yet.</Small> : <Drawings {...props} />}
    </Figure>
  );
}

function Drawings(props: FrameProps) {
  const { title, points, format = String, draw } = props;
  const drawings = [
    { name: 'wide', points, width: 760, height: 250 },
    { name: 'slim', points: points.slice(-phoneMonths), width: 350, height: 190 },
  ];
  return (
    <>
      {drawings.map((drawing) => (
        <svg
          key={drawing.name}
          className={drawing.name}
          viewBox={`0 -24 ${drawing.width} ${drawing.height + 56}`}
          role="img"
          aria-label={describe(title, drawing.points, format)}
        >
          {draw(drawing.points, drawing)}
          <path className="zero" d={`M0 ${drawing.height}H${drawing.width}`} />
        </svg>
      ))}
      <Numbers>
        <summary>Show as table</summary>
        <Table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{props.labelHeader ?? 'Month'}</th>
              <th scope="col" className="figures">
                {props.valueHeader ?? 'Number'}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <td data-label={props.labelHeader ?? 'Month'}>{label}</td>
                <td data-label={props.valueHeader ?? 'Number'} className="figures">
                  {format(value)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Numbers>
    </>
  );
}

function describe(title: string, points: readonly ChartPoint[], format: (value: number) => string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return title;
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const spoken = (point: ChartPoint) => `${format(point.value)} in ${point.label}`;
  return `${title}, from ${spoken(first)} to ${spoken(last)}, with ${spoken(most)} as the most`;
}

/** The height that belongs to a value, when the largest fills the drawing. */
export function scaleFor(points: readonly ChartPoint[], height: number): (value: number) => number {
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (value) => Math.round(((height * Math.max(0, value)) / most) * 10) / 10;
}
