import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { offeredWidths, type OfferedWidth } from '@valam/contracts/shared/picture-sizes';
import { css, styled } from 'styled-components';
import { Kolam } from '@valam/ui/kolam/kolam';
import { sari, type SariKind } from '@valam/ui/tokens/sari';

/* Far below the viewport nothing is rendered or loaded; the aspect ratio reserves the space. */
const waits = css`
  @media screen {
    content-visibility: auto;
  }
`;

const Frame = styled.span<{ $kind?: SariKind; $ratio: string; $fills?: boolean; $waits?: boolean }>`
  ${({ $kind }) => $kind && sari($kind)}
  ${({ $waits }) => $waits && waits}
  position: relative;
  display: block;
  overflow: hidden;
  background: var(--body, var(--color-surface-sunken));
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
  color: var(--zari, var(--color-text));
  --line: var(--zari, var(--color-text));
  & > svg {
    width: 34%;
  }
`;

export interface PictureProps {
  /** Null shows the background of the kind with a kolam. */
  readonly picture: PictureData | null | undefined;
  readonly kind?: SariKind;
  /** Aspect ratio, as in CSS: `4 / 3`. */
  readonly ratio?: string;
  /** Fills the height of its parent instead of using a ratio. */
  readonly fills?: boolean;
  /** Displayed width, as in the `sizes` attribute of an image. */
  readonly sizes: string;
  /** The first picture of the page: loaded with high priority. All others load lazily and with low priority. */
  readonly priority?: boolean;
  /** At most a few rem wide: offered in the smallest width too, but not in the large ones. */
  readonly small?: boolean;
  /** Empty for decorative pictures. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture in the best size and format for this screen, without layout shift. */
export function Picture({
  picture,
  kind,
  ratio = '4 / 3',
  fills,
  sizes,
  priority,
  small,
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
    <Frame {...frame} $waits={!priority} style={{ background: picture.placeholder }}>
      <PictureElement picture={picture} sizes={sizes} priority={priority} small={small} alt={alt} />
    </Frame>
  );
}

/** For browsers without `srcset`. */
const plainWidth = 800;

type ElementProps = Pick<PictureProps, 'sizes' | 'priority' | 'small' | 'alt'> & {
  readonly picture: PictureData;
};

/** The bare `<picture>`, for custom frames. */
export function PictureElement({ picture, sizes, priority, small, alt }: ElementProps) {
  const offered = offeredFor(picture, small);
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

/** The most pixels that a small picture needs on any phone. */
const widestSmall = 800;
/** All other pictures are shown at least this wide. */
const narrowest = 360;

/** Only pictures in our media storage have several widths; other files are used as they are. */
function offeredFor(picture: PictureData, isSmall = false): readonly OfferedWidth[] {
  if (!picture.src.startsWith('/media/')) return [];
  const all = offeredWidths(picture.width);
  return all.filter(({ width }, i) =>
    isSmall ? width <= widestSmall : width >= narrowest || i === all.length - 1,
  );
}

/** The URL of a picture's largest file, in the format that every browser supports. */
export function largestFile(picture: PictureData): string {
  const largest = offeredFor(picture).at(-1);
  return largest ? `${picture.src}/${largest.width}.jpeg` : picture.src;
}
