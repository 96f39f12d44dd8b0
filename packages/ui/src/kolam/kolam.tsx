import { styled } from 'styled-components';
import { kolamDots, kolamLines } from './kolam-lines';

/* Re-exported, so that other drawings use this shared copy instead of bundling their own. */
export { kolamLines, ringLines } from './kolam-lines';

/**
 * Any drawing with the kolam's line; colors come from `--line` and `--dot`. A static path sets
 * `vectorEffect="non-scaling-stroke"` itself: the standard's validator accepts the attribute, not the property.
 */
export const KolamSvg = styled.svg<{ $drawn?: boolean }>`
  overflow: visible;
  & path {
    fill: none;
    stroke: var(--line, var(--color-primary));
    stroke-width: var(--border-line);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & circle {
    fill: var(--dot, currentColor);
  }
  /* An animated line must scale with the drawing, or its dash would be measured in screen pixels. */
  ${({ $drawn }) =>
    $drawn &&
    `& path {
      stroke-width: var(--stroke, 0.055);
      animation: valam-draw var(--duration-line) var(--ease-line);
    }`}
  @media (forced-colors: active) {
    & path {
      stroke: CanvasText;
    }
    & circle {
      fill: CanvasText;
    }
  }
`;

export interface KolamProps {
  readonly columns: number;
  readonly rows: number;
  /** The line is animated once. At most one such figure per view. */
  readonly drawn?: boolean;
  readonly dotRadius?: number;
  readonly className?: string;
}

/** Dots and the line around them. Decorative: any count it shows is also stated as text. */
export function Kolam({ columns, rows, drawn, dotRadius = 0.2, className }: KolamProps) {
  return (
    <KolamSvg
      viewBox={`-0.12 -0.12 ${2 * columns + 0.24} ${2 * rows + 0.24}`}
      aria-hidden="true"
      $drawn={drawn}
      className={className}
    >
      {kolamLines(columns, rows).map((d) => (
        <path key={d} d={d} pathLength="1" vectorEffect={drawn ? undefined : 'non-scaling-stroke'} />
      ))}
      {kolamDots(columns, rows).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius} />
      ))}
    </KolamSvg>
  );
}
