import * as z from 'zod/mini';

/** A picture, as pages show it. URLs of sizes and formats are built from `src`, see `media.address.ts`. */
export const Picture = z.object({
  /** `/media/<key>`; append width and format as `/media/<key>/<width>.<format>`. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** The color shown until the picture has loaded. */
  placeholder: z.string(),
  kind: z.enum(['photograph', 'drawing']),
  /** Focal point when the picture is cropped, in percent from left and top. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
});
export type Picture = z.infer<typeof Picture>;

export { pictureFormats, pictureWidths } from '../shared/picture-sizes.js';
