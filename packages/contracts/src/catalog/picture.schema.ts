import * as z from 'zod/mini';

/** A picture as pages show it. Sizes and formats are made from `src` by the media address rules. */
export const Picture = z.object({
  /** `/media/<key>`; a width and a format are added as `/media/<key>/<width>.<format>`. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** The color shown until the picture arrives. */
  placeholder: z.string(),
  kind: z.enum(['photograph', 'drawing']),
  /** What should stay in view when the picture is cropped, in per cent from left and top. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
});
export type Picture = z.infer<typeof Picture>;

export { pictureFormats, pictureWidths } from '../shared/picture-sizes.js';
