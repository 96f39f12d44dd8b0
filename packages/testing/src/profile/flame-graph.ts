import { escapeHtml as escape } from '@valam/local/http/exchange';
import type { Frame } from './frames.ts';

const width = 1_200;
const row = 17;
const narrowest = 2;
const letter = 6.2;

/** A color per owner that is the same in every graph. */
function colorOf(owner: string): string {
  const hue = [...owner].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);
  return `hsl(${hue} 55% 78%)`;
}

/**
 * A flame graph: each function is above its caller, and its width is its share of the time. Functions narrower than two
 * pixels are omitted.
 */
export function flameGraph(root: Frame, title: string): string {
  const boxes: string[] = [];
  let deepest = 0;
  const draw = (frame: Frame, x: number, depth: number): void => {
    const wide = (frame.microseconds / root.microseconds) * width;
    if (wide < narrowest) return;
    deepest = Math.max(deepest, depth);
    const share = ((100 * frame.microseconds) / root.microseconds).toFixed(1);
    const text = `${frame.name}${frame.owner ? ` · ${frame.owner}` : ''}`;
    const shown = text.slice(0, Math.max(0, Math.floor((wide - 6) / letter)));
    const y = (level: number) => `{${level}}`;
    boxes.push(
      `<g><title>${escape(text)}, ${share} %</title><rect x="${x.toFixed(1)}" y="${y(depth)}" width="${wide.toFixed(1)}" height="${row - 1}" fill="${colorOf(frame.owner)}"/>` +
        (shown.length > 2
          ? `<text x="${(x + 3).toFixed(1)}" y="${y(depth)}" dy="12">${escape(shown)}</text>`
          : '') +
        '</g>',
    );
    let at = x;
    for (const child of [...frame.children.values()].sort((a, b) => b.microseconds - a.microseconds)) {
      draw(child, at, depth + 1);
      at += (child.microseconds / root.microseconds) * width;
    }
  };
  draw(root, 0, 0);
  const height = (deepest + 2) * row + 8;
  const placed = boxes
    .join('\n')
    .replace(/\{(\d+)\}/g, (_, depth) => String(height - (Number(depth) + 1) * row));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="${escape(title)}">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="4" y="14" font-weight="600">${escape(title)}</text>
${placed}
</svg>
`;
}
