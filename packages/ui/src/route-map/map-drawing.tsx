import { Icon } from '@valam/ui/icon/icon';
import { TextLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { landPaths, project, ringAt } from './geometry';
import { placeLabels } from './labels';
import { MapSvg, mapSize } from './map-frame';

const Frame = styled.figure`
  & > figcaption {
    padding-top: var(--space-3);
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
  }
`;

export interface MapDrawingProps {
  readonly name: string;
  readonly localName?: string | null;
  readonly language?: string | null;
  readonly lat: number;
  readonly lng: number;
  /** Link to a real map, which is never embedded. */
  readonly mapHref?: string | null;
}

/** A drawn map of the country with one place. */
export function MapDrawing({ name, localName, language, lat, lng, mapHref }: MapDrawingProps) {
  const { width, height } = mapSize;
  const at = project([{ lat, lng }], { x: 0, y: 0, width, height, leastDegrees: 9 });
  const point = at(lat, lng);
  const land = landPaths(at);
  const [label] = placeLabels([{ point, name, localName }], mapSize);
  return (
    <Frame>
      <MapSvg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Map: where ${name} lies in India`}>
        <rect className="sea" width={width} height={height} />
        <path className="land" d={land.land} />
        <path className="land" d={land.island} />
        <path className="road" d={ringAt(point, 14)} />
        <circle className="stop" cx={point[0]} cy={point[1]} r="5" />
        <text x={label?.x} y={label?.y} textAnchor={label?.anchor} paintOrder="stroke">
          {name}
          {localName && (
            <tspan lang={language ?? undefined} x={label?.x} dy="1.35em">
              {localName}
            </tspan>
          )}
        </text>
      </MapSvg>
      <figcaption>
        <Small $soft $figures>
          {coordinate(lat, 'N', 'S')}, {coordinate(lng, 'E', 'W')}
        </Small>
        {mapHref && (
          <TextLink href={mapHref} rel="noopener">
            Open in maps <Icon name="out" size="text" />
          </TextLink>
        )}
      </figcaption>
    </Frame>
  );
}

function coordinate(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value >= 0 ? positive : negative}`;
}
