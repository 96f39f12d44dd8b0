import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { SariBand } from '@valam/ui/band/sari-band';
import { Picture } from '@valam/ui/picture/picture';
import { from } from '@valam/ui/tokens/media';
import type { SariKind } from '@valam/ui/tokens/sari';
import { styled } from 'styled-components';

const Wide = styled.div`
  & > span:first-child {
    max-height: min(60vh, 36rem);
    width: 100%;
    ${from.xxl} {
      max-height: min(64vh, 52rem);
      width: min(100%, var(--size-container-wide));
      margin-inline: auto;
    }
  }
  /* Towers and roofs are in the upper half, so the crop removes more of the ground. */
  & img {
    object-position: 50% 35%;
  }
`;

interface PlaceHeroProps {
  /** In order of preference: the first that is wide enough is shown, or else the first. */
  readonly pictures: readonly (PictureData | null | undefined)[];
  readonly kind: SariKind;
}

const broad = 1.3;

/** The full-width picture of a place, with the border pattern of its kind. */
export function PlaceHero({ pictures, kind }: PlaceHeroProps) {
  const picture = pictures.find((one) => one && one.width / one.height >= broad) ?? pictures[0];
  return (
    <Wide>
      <Picture picture={picture} kind={kind} ratio="16 / 9" sizes="100vw" priority />
      <SariBand kind={kind} size="section" />
    </Wide>
  );
}
