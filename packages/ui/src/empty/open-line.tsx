import { KolamSvg } from '@valam/ui/kolam/kolam';
import { styled } from 'styled-components';

const Line = styled(KolamSvg)`
  --line: var(--color-accent);
  & > .lost {
    fill: var(--color-accent);
  }
`;

/** A kolam with an open line, which leaves the grid. */
export function OpenLine({ drawn, className }: { drawn?: boolean; className?: string }) {
  return (
    <Line viewBox="-.2 -.8 13.2 7" aria-hidden="true" $drawn={drawn} className={className}>
      <path
        pathLength="1"
        vectorEffect={drawn ? undefined : 'non-scaling-stroke'}
        d="M1.5.5A.7071.7071 0 1 0 .5 1.5L3.5 4.5A.7071.7071 0 0 0 4.5 4.5L5.5 3.5A.7071.7071 0 0 0 5.5 2.5L4.5 1.5A.7071.7071 0 0 1 5 .2929C6.9.2929 7.6 1.2 8.4 2.6S10.6 5.5 12.3 4.4"
      />
      {[1, 3, 5].flatMap((cy) =>
        [1, 3, 5].map((cx) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r=".17" />),
      )}
      <circle className="lost" cx="12.7" cy="4.2" r=".17" />
    </Line>
  );
}
