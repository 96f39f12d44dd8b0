import { VisuallyHidden } from '@valam/ui/layout/layout';
import { styled } from 'styled-components';
import { landPaths, project, roadLine, settle, type Point } from './geometry';
import { placeLabels } from './labels';

const mapSize = { width: 640, height: 480 } as const;

const MapSvg = styled.svg`
  width: 100%;
  height: auto;
  & .sea {
    fill: var(--color-primary-tint);
  }
  & .land {
    fill: var(--color-background);
    stroke: var(--color-primary);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & .halo {
    fill: none;
    stroke: var(--color-background);
    stroke-width: 6;
  }
  & .road {
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & .back {
    stroke-dasharray: 2 7;
  }
  & .stop {
    fill: var(--color-text);
  }
  & text {
    font: 600 15px var(--font-ui);
    fill: var(--color-text);
    stroke: var(--color-background);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  & .number {
    fill: var(--color-accent);
  }
  & tspan[lang] {
    font-size: 0.84em;
    font-weight: 500;
    fill: var(--color-text-muted);
  }
  @media (max-width: 599.98px) {
    & text {
      font-size: 22px;
    }
  }
`;

const Frame = styled.figure`
  position: relative;
  background: var(--color-primary-tint);
  @media print {
    max-width: 21rem;
  }
`;

const radius = 12;

export interface RouteStop {
  readonly name: string;
  readonly localName?: string | null;
  readonly language?: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** The drawn route of a tour: one line that goes once around every stop. No tiles, no third party. */
export function RouteMap({ stops }: { stops: readonly RouteStop[] }) {
  if (stops.length === 0) return null;
  const { width, height } = mapSize;
  const at = project(stops, {
    x: width * 0.27,
    y: height * 0.16,
    width: width * 0.46,
    height: height * 0.68,
  });
  const places = [...new Map(stops.map((stop) => [`${stop.lat} ${stop.lng}`, stop])).entries()];
  const points = settle(
    places.map(([, stop]) => at(stop.lat, stop.lng)),
    radius * 3.4,
  );
  const pointOf = (stop: RouteStop): Point =>
    points[places.findIndex(([key]) => key === `${stop.lat} ${stop.lng}`)] ?? [0, 0];
  const returns = stops.length > 2 && stops[0]?.name === stops.at(-1)?.name;
  const road = returns ? stops.slice(0, -1) : stops;
  const land = landPaths(at);
  const line = roadLine(road.map(pointOf), radius);
  const shown = places.map(([key, stop], i) => ({ ...stop, key, point: points[i] ?? ([0, 0] as const) }));
  const labels = placeLabels(shown, mapSize, stops.map(pointOf));
  const [home, last] = [road[0], road.at(-1)];
  return (
    <Frame>
      <MapSvg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Route: ${wayOf(stops)}`}>
        <rect className="sea" width={width} height={height} />
        <path className="land" d={land.land} />
        <path className="land" d={land.island} />
        {returns && home && last && <path className="road back" d={wayBack(pointOf(last), pointOf(home))} />}
        <path className="halo" d={line} />
        <path className="road" d={line} />
        {shown.map(({ key, name, localName, language, point: [x, y] }, i) => {
          const label = labels[i];
          return (
            <g key={key}>
              <circle className="stop" cx={x} cy={y} r="4.5" />
              <text x={label?.x} y={label?.y} textAnchor={label?.anchor} paintOrder="stroke">
                <tspan className="number">{i + 1}</tspan>
                {'\u2002'}
                {name}
                {localName && (
                  <tspan lang={language ?? undefined} x={label?.x} dy="1.35em">
                    {localName}
                  </tspan>
                )}
              </text>
            </g>
          );
        })}
      </MapSvg>
      <VisuallyHidden as="ol">
        {stops.map((stop, i) => (
          <li key={`${i} ${stop.name}`}>
            {stop.name}
            {stop.localName && <span lang={stop.language ?? undefined}> {stop.localName}</span>}
          </li>
        ))}
      </VisuallyHidden>
    </Frame>
  );
}

function wayOf(stops: readonly RouteStop[]): string {
  const names = stops.map(({ name }) => name);
  const home = names[0];
  if (names.length > 2 && home === names.at(-1))
    return `${names.slice(0, -1).join(', ')} and back to ${home}`;
  return names.join(', ');
}

/** A curve from the last stop to the first, beside the route. */
function wayBack([x1, y1]: Point, [x2, y2]: Point): string {
  const distance = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / distance, (y2 - y1) / distance];
  const bow = Math.min(60, distance * 0.22);
  const from = [x1 + ux * radius, y1 + uy * radius].map(Math.round);
  const to = [x2 - ux * radius, y2 - uy * radius].map(Math.round);
  const middle = [(x1 + x2) / 2 - uy * bow, (y1 + y2) / 2 + ux * bow].map(Math.round);
  return `M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`;
}
