import { SariBand } from '@valam/ui/band/sari-band';
import { Heading } from '@valam/ui/typography/typography';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';

/** The five saris: body, border, zari, the text color on the body, and the length. */
const cloths = [
  { body: 'primary', border: 'accent', zari: 'highlight', on: 'surface', drop: '22rem' },
  { body: 'highlight', border: 'secondary', zari: 'surface', on: 'text', drop: '27.5rem' },
  { body: 'secondary', border: 'success', zari: 'highlight', on: 'surface', drop: '33rem' },
  { body: 'success', border: 'highlight', zari: 'surface', on: 'surface', drop: '27.5rem' },
  { body: 'info', border: 'accent', zari: 'highlight', on: 'surface', drop: '24.75rem' },
] as const;

const Line = styled.ul`
  display: grid;
  margin-top: var(--space-7);
  ${from.table} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    align-items: start;
    border-top: 3px solid var(--color-text);
  }
`;

const Cloth = styled.li<{ $cloth: (typeof cloths)[number] }>`
  --body: var(--color-${({ $cloth }) => $cloth.body});
  --border: var(--color-${({ $cloth }) => $cloth.border});
  --zari: var(--color-${({ $cloth }) => $cloth.zari});
  --drop: ${({ $cloth }) => $cloth.drop};
  position: relative;
  display: flex;
  flex-direction: column;
  background: var(--body);
  color: var(--color-${({ $cloth }) => $cloth.on});
  & > div {
    padding: var(--space-5);
    flex: 1;
    display: grid;
    gap: var(--space-3);
    align-content: start;
  }
  & p {
    font: 400 var(--text-body) / 1.45 var(--font-reading);
  }
  ${from.table} {
    & > div {
      padding-top: var(--space-7);
      min-height: var(--drop);
    }
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 calc(var(--band-section) + 14px);
      height: calc(var(--drop) - 15.5rem);
      background: var(--zari);
      mask: var(--drawing-butta) 50% 100% / 44px 44px round space;
    }
  }
  @media (forced-colors: active) {
    &::after {
      display: none;
    }
  }
`;

export interface HangingSarisProps {
  /** Up to five themes. */
  readonly themes: readonly { readonly title: string; readonly text: string }[];
  readonly level?: 'h2' | 'h3';
}

/** Themes as saris of different lengths that hang from one line; rows on small screens. */
export function HangingSaris({ themes, level = 'h3' }: HangingSarisProps) {
  return (
    <Line>
      {themes.slice(0, cloths.length).map(({ title, text }, i) => (
        <Cloth key={title} $cloth={cloths[i] ?? cloths[0]}>
          <div>
            <Heading as={level}>{title}</Heading>
            <p>{text}</p>
          </div>
          <SariBand size="section" />
        </Cloth>
      ))}
    </Line>
  );
}
