import { KolamSvg } from '@valam/ui/kolam/kolam';
import { styled } from 'styled-components';
import { kolamLines } from '@valam/ui/kolam/kolam';

export const Meter = styled.div`
  display: grid;
  gap: 0.4rem;
`;

export const MeterText = styled.span<{ $strong?: boolean }>`
  font-size: var(--text-small);
  line-height: 1.3;
  ${({ $strong }) => $strong && 'font-weight: var(--weight-semibold);'}
`;

const Row = styled(KolamSvg)`
  --line: var(--color-accent);
  width: 100%;
  max-width: 17rem;
  height: auto;
  & .free {
    fill: none;
    stroke: var(--soft, var(--color-text-muted));
    stroke-width: 1.25;
  }
  & .taken {
    fill: var(--color-text);
  }
`;

/** Dots in a row, the first ones surrounded by the line. Without a label it is decoration. */
export function DotRow({ count, ringed, label }: { count: number; ringed: number; label?: string }) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Row viewBox={`-.15 .1 ${2 * count + 0.3} 1.8`} {...naming}>
      {ringed > 0 && <path d={kolamLines(ringed, 1)[0]} pathLength="1" vectorEffect="non-scaling-stroke" />}
      {Array.from({ length: count }, (_, i) => (
        <circle
          key={i}
          className={i < ringed ? 'taken' : 'free'}
          cx={2 * i + 1}
          cy="1"
          r={i < ringed ? '0.26' : '0.3'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Row>
  );
}
