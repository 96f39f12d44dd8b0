import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { OverlayClose } from '@valam/ui/dialog/overlay-parts';
import { OverlayRoot } from '@valam/ui/dialog/overlay-root';
import { useReturnFocus } from '@valam/ui/dialog/return-focus';
import { Icon } from '@valam/ui/icon/icon';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { PictureElement } from '@valam/ui/picture/picture';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';

const Screen = styled(Radix.Content)`
  --focus: var(--color-highlight);
  position: fixed;
  inset: 0;
  z-index: var(--layer-dialog);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  background: var(--color-text);
  color: var(--color-surface);
  touch-action: pan-y pinch-zoom;
  &:focus {
    outline: none;
  }
`;

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: var(--space-3) var(--space-5);
  font-variant-numeric: tabular-nums;
`;

const Stage = styled.figure`
  position: relative;
  min-height: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  justify-items: center;
  padding: 0 4.5rem var(--space-4);
  & > picture,
  & > img {
    min-height: 0;
    height: 100%;
    max-width: 100%;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > figcaption {
    padding-top: var(--space-3);
    font-size: var(--text-small);
    line-height: var(--leading-ui);
    text-align: center;
  }
  & > button {
    position: absolute;
    top: 50%;
    translate: 0 -50%;
    width: 3.5rem;
    height: 3.5rem;
    display: grid;
    place-items: center;
  }
  & > .previous {
    left: 0.5rem;
  }
  & > .next {
    right: 0.5rem;
  }
  @media (max-width: 599.98px) {
    padding: 0 0 4.5rem;
    & > button {
      top: auto;
      bottom: 0.5rem;
      translate: none;
    }
  }
`;

const swipeDistance = 50;

export interface LightboxProps {
  readonly pictures: readonly PictureData[];
  /** Index of the shown picture; null closes the lightbox. */
  readonly at: number | null;
  readonly onChange: (at: number | null) => void;
  readonly label?: string;
}

/** One picture in full screen. The arrow keys cycle, Escape closes, a swipe moves to the next one. */
export function Lightbox({ pictures, at, onChange, label = 'Pictures' }: LightboxProps) {
  const focus = useReturnFocus();
  const swipeFrom = useRef<number | null>(null);
  const picture = at === null ? undefined : pictures[at];
  const many = pictures.length > 1;

  const turn = (by: number) => {
    if (at !== null && many) onChange((at + by + pictures.length) % pictures.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = swipeFrom.current === null ? 0 : event.clientX - swipeFrom.current;
    swipeFrom.current = null;
    if (Math.abs(moved) >= swipeDistance) turn(moved > 0 ? -1 : 1);
  };

  return (
    <OverlayRoot open={picture !== undefined} onOpenChange={(open) => !open && onChange(null)}>
      <Radix.Portal>
        <Screen
          {...focus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            if (event.pointerType !== 'mouse') swipeFrom.current = event.clientX;
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            swipeFrom.current = null;
          }}
        >
          <Radix.Title asChild>
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
          </Radix.Title>
          <Bar>
            <span aria-live="polite">
              {(at ?? 0) + 1} / {pictures.length}
            </span>
            <OverlayClose word="Close" />
          </Bar>
          <Stage>
            {picture && <PictureElement key={picture.src} picture={picture} sizes="100vw" priority />}
            <figcaption aria-live="polite">{picture?.alt}</figcaption>
            {many && (
              <>
                <button
                  type="button"
                  className="previous"
                  aria-label="Previous picture"
                  onClick={() => turn(-1)}
                >
                  <Icon name="arrow-left" size="large" />
                </button>
                <button type="button" className="next" aria-label="Next picture" onClick={() => turn(1)}>
                  <Icon name="arrow-right" size="large" />
                </button>
              </>
            )}
          </Stage>
        </Screen>
      </Radix.Portal>
    </OverlayRoot>
  );
}
