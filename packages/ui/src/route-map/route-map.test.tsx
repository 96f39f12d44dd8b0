import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { roadLine, settle } from './geometry';
import { placeLabels } from './labels';
import { RouteMap } from './route-map';

const chennai = { name: 'Chennai', lat: 13.08, lng: 80.27 };
const puducherry = { name: 'Puducherry', lat: 11.94, lng: 79.83 };
const kanchi = { name: 'Kanchipuram', lat: 12.83, lng: 79.7 };

describe('the route map', () => {
  it('draws the line once around every stop', () => {
    expect(
      roadLine(
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
        10,
      ).match(/A/g)?.length,
    ).toBeGreaterThanOrEqual(6);
    expect(roadLine([[50, 50]], 10)).toMatch(/Z$/);
    expect(roadLine([], 10)).toBe('');
  });

  it('moves overlapping stops apart', () => {
    const [a, b] = settle(
      [
        [0, 0],
        [3, 0],
      ],
      40,
    );
    expect(Math.hypot((b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0))).toBeGreaterThan(39);
  });

  it('keeps labels inside the map', () => {
    const size = { width: 640, height: 480 };
    const [label] = placeLabels([{ point: [630, 240], name: 'Tiruvannamalai' }], size);
    expect(label?.anchor).toBe('end');
  });

  it('repeats the route as text', () => {
    render(<RouteMap stops={[chennai, kanchi, puducherry, chennai]} />);
    expect(
      screen.getByRole('img', { name: 'Route: Chennai, Kanchipuram, Puducherry and back to Chennai' }),
    ).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Chennai',
      'Kanchipuram',
      'Puducherry',
      'Chennai',
    ]);
  });
});
