import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { PictureElement } from '@valam/ui/picture/picture';
import { sari, type SariKind } from '@valam/ui/tokens/sari';
import { styled } from 'styled-components';
import { ringLines } from '@valam/ui/kolam/kolam';

const sizes = { s: '3.5rem', m: '6.5rem', l: '9.5rem', xl: '11rem' } as const;
export type MedallionSize = keyof typeof sizes;

const ring = /* @__PURE__ */ ringLines(24);

const Round = styled.span<{ $kind: SariKind; $size: MedallionSize; $drawn: boolean }>`
  ${({ $kind }) => sari($kind)}
  --m: ${({ $size }) => sizes[$size]};
  position: relative;
  width: var(--m);
  aspect-ratio: 1;
  flex: none;
  display: grid;
  place-items: center;
  /* As in a picture's frame: far below the viewport the portrait is not loaded. */
  @media screen {
    content-visibility: auto;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & > svg > path {
    fill: none;
    stroke: var(--body);
    stroke-width: 1.75px;
  }
  & img {
    width: ${({ $drawn }) => ($drawn ? '100%' : '80%')};
    height: ${({ $drawn }) => ($drawn ? '100%' : '80%')};
    margin: auto;
    border-radius: 50%;
    object-fit: cover;
  }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 80%;
  height: 80%;
  border-radius: 50%;
  background: var(--color-secondary-tint);
  color: var(--color-secondary);
  font: 500 calc(var(--m) * 0.3) / 1 var(--font-display);
  padding-top: 0.1em;
`;

export interface MedallionProps {
  readonly name: string;
  readonly picture?: Picture | null;
  readonly kind?: SariKind;
  readonly size?: MedallionSize;
  /** The name is shown beside it, so the portrait needs no alt text. True by default. */
  readonly decorative?: boolean;
}

/** A round portrait in its ring. A drawn portrait includes its own ring; without any picture the initials are shown. */
export function Medallion({ name, picture, kind = 'host', size = 'm', decorative = true }: MedallionProps) {
  const drawn = picture?.kind === 'drawing';
  const naming = !picture && !decorative ? { role: 'img', 'aria-label': name } : {};
  return (
    <Round $kind={kind} $size={size} $drawn={drawn} {...naming}>
      {!drawn && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {ring.map((d) => (
            <path key={d} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      )}
      {picture ? (
        <PictureElement picture={picture} sizes={sizes[size]} small alt={decorative ? '' : undefined} />
      ) : (
        <Initials aria-hidden="true">{initialsOf(name)}</Initials>
      )}
    </Round>
  );
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
