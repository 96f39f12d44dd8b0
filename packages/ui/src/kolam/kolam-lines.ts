/**
 * The line that goes around the dots. Dots are 2 apart, so a grid is (2 × columns) by (2 × rows); it is one closed line
 * when columns and rows share no divisor (4 × 3 = twelve dots, n × 1 = the departure meter).
 */
export type Point = readonly [x: number, y: number];

const rounded = (value: number) => Math.round(value * 1000) / 1000;

export function kolamDots(columns: number, rows: number): readonly Point[] {
  return Array.from({ length: columns * rows }, (_, i) => [
    2 * (i % columns) + 1,
    2 * Math.floor(i / columns) + 1,
  ]);
}

/** The closed lines around a grid of dots, as path data. */
export function kolamLines(columns: number, rows: number): readonly string[] {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (let start = 1; start < 2 * columns; start += 2) {
    if (!seen.has(`${start},0`)) lines.push(follow(start, 2 * columns, 2 * rows, seen));
  }
  return lines;
}

/** Follows the diagonal from the top border until it returns to the start; at a border the line curves around the dot. */
function follow(start: number, width: number, height: number, seen: Set<string>): string {
  let [x, y, dx, dy] = [start, 0, 1, 1];
  let d = `M${rounded(x + dx / 2)} ${rounded(y + dy / 2)}`;
  do {
    if (y === 0 || y === height || x === 0 || x === width) seen.add(`${x},${y}`);
    const [nextX, nextY] = [x + dx, y + dy];
    const turnedX = nextX === 0 || nextX === width ? -dx : dx;
    const turnedY = nextY === 0 || nextY === height ? -dy : dy;
    const end = `${rounded(nextX + turnedX / 2)} ${rounded(nextY + turnedY / 2)}`;
    const sweep = dx * turnedY - dy * turnedX > 0 ? 1 : 0;
    d += turnedX === dx && turnedY === dy ? `L${end}` : `A.7071 .7071 0 0 ${sweep} ${end}`;
    [x, y, dx, dy] = [nextX, nextY, turnedX, turnedY];
  } while (!(x === start && y === 0));
  return `${d}Z`;
}

/** The braid bent into a circle on a 100-unit grid: the frame of a medallion. */
export function ringLines(lobes: number, inner = 44, outer = 49): readonly string[] {
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const waves = lobes / 2;
  const steps = waves * 4;
  const reach = (2 * Math.PI) / steps / 3;
  const n = (value: number) => Math.round(value * 100) / 100;
  return [1, -1].map((sign) => {
    const at = (angle: number) => {
      const radius = middle + sign * swing * Math.sin(angle * waves);
      const change = sign * swing * waves * Math.cos(angle * waves);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [
        50 + radius * cos,
        50 + radius * sin,
        change * cos - radius * sin,
        change * sin + radius * cos,
      ] as const;
    };
    const [x0, y0] = at(0);
    let d = `M${n(x0)} ${n(y0)}`;
    for (let i = 1; i <= steps; i++) {
      const [px, py, pvx, pvy] = at(((i - 1) / steps) * 2 * Math.PI);
      const [x, y, vx, vy] = at((i / steps) * 2 * Math.PI);
      d += `C${n(px + pvx * reach)} ${n(py + pvy * reach)} ${n(x - vx * reach)} ${n(y - vy * reach)} ${n(x)} ${n(y)}`;
    }
    return `${d}Z`;
  });
}
