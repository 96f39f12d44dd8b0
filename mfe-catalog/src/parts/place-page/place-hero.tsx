import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { SariBand } from '@valam/ui/band/sari-band';
import { Picture } from '@valam/ui/picture/picture';
import type { SariKind } from '@valam/ui/tokens/sari';
import { styled } from 'styled-components';

const Wide = styled.div`
  & > span:first-child {
    max-height: min(72vh, 46rem);
    width: 100%;
  }
`;

/** The picture of a place, from edge to edge, with the border of its kind. */
export function PlaceHero({ picture, kind }: { picture: PictureData | null | undefined; kind: SariKind }) {
  return (
    <Wide>
      <Picture picture={picture} kind={kind} ratio="16 / 9" sizes="100vw" priority />
      <SariBand kind={kind} size="section" />
    </Wide>
  );
}
