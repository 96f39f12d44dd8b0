import { styled } from 'styled-components';
import { Kolam } from '@valam/ui/kolam/kolam';
import { VisuallyHidden } from '@valam/ui/layout/layout';

const Block = styled.span<{ $ratio: string }>`
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--color-surface-sunken);
  color: var(--color-outline);
  --line: var(--color-outline);
  & > svg {
    width: 34%;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

const Bar = styled.span<{ $width: string; $tall?: boolean }>`
  display: block;
  height: ${({ $tall }) => ($tall ? '1.6rem' : '0.9rem')};
  width: ${({ $width }) => $width};
  background: var(--color-surface-sunken);
  margin-top: 0.8rem;
`;

/** Placeholder of a picture that is loading. Only the first one is animated. */
export function SkeletonPicture({ ratio = '4 / 3', drawn }: { ratio?: string; drawn?: boolean }) {
  return <Block $ratio={ratio}>{drawn && <Kolam columns={4} rows={3} drawn dotRadius={0.16} />}</Block>;
}

/** Placeholder of a few lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = ['70%', '95%', '50%', '88%', '62%'];
  return (
    <>
      {Array.from({ length: lines }, (_, i) => (
        <Bar key={i} $width={widths[i % widths.length] ?? '80%'} $tall={i === 0} />
      ))}
    </>
  );
}

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  gap: var(--space-8) var(--space-column);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 700px) {
    grid-template-columns: repeat(${({ $columns }) => Math.min(2, $columns)}, minmax(0, 1fr));
  }
  @media (min-width: 1100px) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** Placeholders of cards that are loading: the same boxes, no shimmer. */
export function SkeletonCards({ count = 3, ratio = '4 / 3' }: { count?: number; ratio?: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Cards $columns={Math.min(3, count)} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <div key={i}>
            <SkeletonPicture ratio={ratio} drawn={i === 0} />
            <SkeletonText />
          </div>
        ))}
      </Cards>
    </div>
  );
}
