import { KolamSvg } from '@valam/ui/kolam/kolam';
import { styled } from 'styled-components';

const Mark = styled(KolamSvg)`
  --line: var(--color-kavi);
  width: 84px;
  flex: none;
`;

/** Two dots for two steps; the line goes round the current one, at the end round both. */
export function StepMark({ step }: { step: 1 | 2 }) {
  return (
    <Mark viewBox="-.1 -.1 4.2 2.2" role="img" aria-label={`Step ${step} of 2`}>
      <path
        vectorEffect="non-scaling-stroke"
        d={
          step === 1
            ? 'M1 .18A.82.82 0 1 1 1 1.82A.82.82 0 1 1 1 .18Z'
            : 'M1.5.5A.7071.7071 0 1 0 1.5 1.5L2.5.5A.7071.7071 0 1 1 2.5 1.5Z'
        }
      />
      <circle cx="1" cy="1" r=".22" />
      <circle cx="3" cy="1" r=".22" />
    </Mark>
  );
}
