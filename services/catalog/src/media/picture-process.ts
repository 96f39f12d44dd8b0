/**
 * A separate process for all pixel processing: a malicious file can at worst crash it, and its low priority
 * leaves the CPU to request handling. It has no imports from the service, so that it runs from sources and
 * from the build.
 */
import sharp from 'sharp';

interface Order {
  id: number;
  work:
    | { kind: 'take-in'; bytes: Uint8Array }
    | { kind: 'look'; bytes: Uint8Array }
    | { kind: 'size'; bytes: Uint8Array; width: number; format: 'avif' | 'webp' | 'jpeg' };
}

const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);
const mostPixels = 50_000_000;
const longestSide = 2560;

sharp.concurrency(1);
sharp.cache(false);

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });

async function look(bytes: Uint8Array) {
  const { width, height } = await open(bytes).metadata();
  const { data } = await open(bytes)
    .resize(1, 1, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  const placeholder = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { width, height, placeholder };
}

/** Rotated upright, limited in size, without metadata. */
async function takeIn(bytes: Uint8Array) {
  const { format } = await open(bytes).metadata();
  if (!format || !readable.has(format)) throw new Error(`unreadable: ${format}`);
  const original = await open(bytes)
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return { original, ...(await look(original)) };
}

async function size(bytes: Uint8Array, width: number, format: 'avif' | 'webp' | 'jpeg') {
  const sized = open(bytes).resize(width, undefined, { withoutEnlargement: true });
  // Both quality settings have the same similarity to the original, measured and by eye. Chroma subsampling
  // as in WebP and JPEG saves a fourteenth on average over twenty pictures.
  if (format === 'avif')
    return { bytes: await sized.avif({ quality: 45, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer() };
  if (format === 'webp') return { bytes: await sized.webp({ quality: 78 }).toBuffer() };
  const flat = sized.flatten({ background: '#ffffff' });
  return { bytes: await flat.jpeg({ quality: 78, mozjpeg: true }).toBuffer() };
}

function does({ work }: Order): Promise<unknown> {
  if (work.kind === 'take-in') return takeIn(work.bytes);
  if (work.kind === 'look') return look(work.bytes);
  return size(work.bytes, work.width, work.format);
}

process.on('message', (order: Order) => {
  does(order).then(
    (result) => process.send?.({ id: order.id, result }),
    (error: unknown) => process.send?.({ id: order.id, error: String(error) }),
  );
});
/**
 * Ends with its service, however that ends: in a separate session it gets no other signal. `process.exit`
 * would wait for a picture.
 */
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
// The service may have ended while sharp was loading.
if (!process.connected) end();
