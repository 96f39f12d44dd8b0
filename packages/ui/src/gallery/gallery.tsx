import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { Picture, largestFile } from '@valam/ui/picture/picture';
import { Button } from '@valam/ui/button/button';
import { isPlainClick } from '@valam/ui/link/plain-click';
import { needsScripts, useTakesPresses } from '@valam/ui/no-script/needs-scripts';
import type { SariKind } from '@valam/ui/tokens/sari';
import { from } from '@valam/ui/tokens/media';
import { useState, useEffect, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LightboxProps } from './lightbox';

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ './lightbox');

/** Preloads the lightbox when the pointer is over a picture. */
function prepareLightbox(): void {
  void loadLightbox().catch(() => undefined);
}

/* At the bottom of the viewport: the clicked picture may be far above in a long grid. */
const Gone = styled.p`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding: var(--space-3);
  background: var(--color-surface);
  font-size: var(--text-small);
  color: var(--color-danger);
`;

/**
 * The lightbox, lazy-loaded when the first picture is opened. If that fails, the picture does not count as open, so that another
 * click retries; until then a link opens the picture file.
 */
function LazyLightbox(props: LightboxProps) {
  const { at, onChange, pictures } = props;
  const [View, setView] = useState<ComponentType<LightboxProps> | null>(null);
  const [gone, setGone] = useState<PictureData | null>(null);
  useEffect(() => {
    if (at === null || View) return;
    loadLightbox().then(
      ({ Lightbox }) => {
        setView(() => Lightbox);
        setGone(null);
      },
      () => {
        onChange(null);
        setGone(pictures[at] ?? null);
      },
    );
  }, [at, View, onChange, pictures]);
  return (
    <>
      {View && <View {...props} />}
      {gone && at === null && (
        <Gone role="alert">
          The large view couldn’t be loaded. Please press again, or{' '}
          <a href={largestFile(gone)} target="_blank" rel="noopener">
            open the picture in a new tab
          </a>
          .
        </Gone>
      )}
    </>
  );
}

interface ShotProps {
  readonly picture: PictureData;
  readonly name: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A picture that opens the lightbox: a link to its largest file, which works before hydration. */
function Shot({ picture, name, onOpen, children }: ShotProps) {
  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a className="shot" href={largestFile(picture)} aria-label={name} onClick={open}>
      {children}
    </a>
  );
}

const Mosaic = styled.div<{ $shown: number }>`
  position: relative;
  display: grid;
  gap: 6px;
  grid-template-columns: repeat(${({ $shown }) => ($shown === 4 ? 3 : 2)}, minmax(0, 1fr));
  & > a.shot {
    display: block;
    position: relative;
    min-width: 0;
  }
  & > a.shot:focus-visible {
    z-index: 1;
  }
  ${({ $shown }) => $shown !== 2 && '& > a.shot:first-child { grid-column: 1 / -1; }'}
  ${from.across} {
    ${({ $shown }) =>
      $shown === 3 &&
      `grid-template-columns: 2.08fr 1fr;
      grid-template-rows: 1fr 1fr;
      aspect-ratio: 2.08 / 1;
      & > a.shot > span { height: 100%; aspect-ratio: auto; }
      & > a.shot:first-child { grid-column: 1; grid-row: 1 / 3; }`}
    ${({ $shown }) =>
      $shown === 4 &&
      `grid-template-rows: 2fr 1fr;
      aspect-ratio: 16 / 10;
      & > a.shot > span { height: 100%; aspect-ratio: auto; }`}
  }
`;

const All = styled.div<{ $works: boolean }>`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-3);
  ${needsScripts}
`;

/** A separate component, so that only this one re-renders after hydration. */
function SeeAll({ onOpen, children }: Pick<ShotProps, 'onOpen' | 'children'>) {
  return (
    <All $works={useTakesPresses()}>
      <Button variant="onDye" small onClick={onOpen}>
        {children}
      </Button>
    </All>
  );
}

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--color-scrim);
  color: var(--color-surface);
  font: 500 var(--text-heading-1) / 1 var(--font-display);
`;

export interface GalleryProps {
  readonly pictures: readonly PictureData[];
  readonly kind: SariKind;
  /** One large and two small with a button to see all; or up to four with `+N more` on the last one. */
  readonly layout?: 'three' | 'four';
  readonly priority?: boolean;
}

/** The `sizes` of a picture in the mosaic, by the number of pictures shown. */
function sizesOf(shown: number, isFirst: boolean): string {
  const whole = 'min(92vw, 1200px)';
  if (shown === 2) return '46vw';
  if (!isFirst) return '(min-width: 800px) 32vw, 46vw';
  return shown === 3 ? '(min-width: 800px) 62vw, 92vw' : whole;
}

/** A selection of pictures; each opens the lightbox. */
export function Gallery({ pictures, kind, layout = 'three', priority }: GalleryProps) {
  const noun = nounOf(pictures);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const shown = pictures.slice(0, layout === 'three' ? 3 : 4);
  const hidden = pictures.length - shown.length;
  const saysMore = (i: number) => layout === 'four' && hidden > 0 && i === shown.length - 1;
  return (
    <>
      <Mosaic data-first-on-paper $shown={shown.length} onPointerOver={prepareLightbox}>
        {shown.map((picture, i) => (
          <Shot
            key={picture.src}
            picture={picture}
            name={`${saysMore(i) ? `+${hidden} more: open` : 'Open'} ${noun} ${i + 1} of ${pictures.length}: ${picture.alt}`}
            onOpen={() => setOpenAt(i)}
          >
            <Picture
              picture={picture}
              kind={kind}
              ratio={i === 0 ? '3 / 2' : '4 / 3'}
              sizes={sizesOf(shown.length, i === 0)}
              priority={priority && i === 0}
            />
            {saysMore(i) && <More aria-hidden="true">+{hidden} more</More>}
          </Shot>
        ))}
        {layout === 'three' && hidden > 0 && (
          <SeeAll onOpen={() => setOpenAt(0)}>
            See all {pictures.length} {noun}s
          </SeeAll>
        )}
      </Mosaic>
      <LazyLightbox pictures={pictures} at={openAt} onChange={setOpenAt} />
    </>
  );
}

/** Drawings are not called photos. */
function nounOf(pictures: readonly PictureData[]): string {
  return pictures.every(({ kind }) => kind === 'photograph') ? 'photo' : 'picture';
}

const Tiles = styled.ul`
  display: grid;
  gap: 6px;
  grid-template-columns: repeat(auto-fill, minmax(min(46%, 16rem), 1fr));
  & a {
    display: block;
  }
`;

/** All pictures as tiles of equal size. */
export function PhotoGrid({ pictures, kind }: Pick<GalleryProps, 'pictures' | 'kind'>) {
  const noun = nounOf(pictures);
  const [openAt, setOpenAt] = useState<number | null>(null);
  return (
    <>
      <Tiles onPointerOver={prepareLightbox}>
        {pictures.map((picture, i) => (
          <li key={picture.src}>
            <Shot
              picture={picture}
              name={`Open ${noun} ${i + 1} of ${pictures.length}: ${picture.alt}`}
              onOpen={() => setOpenAt(i)}
            >
              <Picture picture={picture} kind={kind} ratio="1" sizes="(min-width: 700px) 18rem, 46vw" />
            </Shot>
          </li>
        ))}
      </Tiles>
      <LazyLightbox pictures={pictures} at={openAt} onChange={setOpenAt} />
    </>
  );
}
