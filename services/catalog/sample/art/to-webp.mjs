// Converts a drawing to a file of the size that the media pipeline expects.
import sharp from 'sharp';

sharp.concurrency(1);
const longestSide = 1600;
const quality = 75;

/** WebP bytes of an SVG with the given length of its longest side. */
export async function toWebp(svg, longest = longestSide) {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(svg.match(new RegExp(`<svg[^>]* ${name}="([\\d.]+)"`))[1]),
  );
  const scale = longest / Math.max(width, height);
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .webp({ quality, effort: 6 })
    .toBuffer();
}
