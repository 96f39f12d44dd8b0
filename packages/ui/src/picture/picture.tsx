import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { offeredWidths, type OfferedWidth } from '@valam/contracts/shared/picture-sizes';
import { styled } from 'styled-components';
import { Kolam } from '@valam/ui/kolam/kolam';
import { sari, type SariKind } from '@valam/ui/tokens/sari';

const Frame = styled.span<{ $kind?: SariKind; $ratio: string; $fills?: boolean }>`
  ${({ $kind }) => $kind && sari($kind)}
  position: relative;
  display: block;
  overflow: hidden;
  background: var(--body, var(--color-shade));
  ${({ $ratio, $fills }) => ($fills ? 'height: 100%;' : `aspect-ratio: ${$ratio};`)}
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Missing = styled(Frame)`
  display: grid;
  place-items: center;
  color: var(--zari, var(--color-ink));
  --line: var(--zari, var(--color-ink));
  & > svg {
    width: 34%;
  }
`;

export interface PictureProps {
  /** Nothing draws the kind's own ground with a kolam. */
  readonly picture: PictureData | null | undefined;
  readonly kind?: SariKind;
  /** Width to height, as in CSS: `4 / 3`. */
  readonly ratio?: string;
  /** Takes the height of its parent instead of a ratio. */
  readonly fills?: boolean;
  /** How wide it is shown, as in the `sizes` of an image. */
  readonly sizes: string;
  /** The first picture of the page: loaded before everything else. All others wait until they are near, and behind it. */
  readonly priority?: boolean;
  /** Pictures that only decorate pass an empty text. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture in the best size and format for this screen; nothing moves when it arrives. */
export function Picture({
  picture,
  kind,
  ratio = '4 / 3',
  fills,
  sizes,
  priority,
  alt,
  className,
}: PictureProps) {
  const frame = { $kind: kind, $ratio: ratio, $fills: fills, className };
  if (!picture) {
    return (
      <Missing {...frame}>
        <Kolam columns={4} rows={3} />
      </Missing>
    );
  }
  return (
    <Frame {...frame} style={{ background: picture.placeholder }}>
      <PictureElement picture={picture} sizes={sizes} priority={priority} alt={alt} />
    </Frame>
  );
}

/** For browsers that cannot choose. */
const plainWidth = 800;

type ElementProps = Pick<PictureProps, 'sizes' | 'priority' | 'alt'> & { readonly picture: PictureData };

/** The bare `<picture>`, for frames of their own. */
export function PictureElement({ picture, sizes, priority, alt }: ElementProps) {
  const offered = offeredFor(picture);
  const sources = (format: string) =>
    offered.map(({ width, pixels }) => `${picture.src}/${width}.${format} ${pixels}w`).join(', ');
  const first = offered.findLast(({ width }) => width <= plainWidth) ?? offered[0];
  const image = (
    <img
      src={first ? `${picture.src}/${first.width}.jpeg` : picture.src}
      srcSet={first && sources('jpeg')}
      sizes={first && sizes}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : 'low'}
      decoding={priority ? undefined : 'async'}
      style={picture.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
    />
  );
  if (!first) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Only stored media have sizes; other files are shown as they are. */
function offeredFor(picture: PictureData): readonly OfferedWidth[] {
  return picture.src.startsWith('/media/') ? offeredWidths(picture.width) : [];
}
