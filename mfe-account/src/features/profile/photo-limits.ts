const mostBytes = 15_000_000;
const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const photoHint = 'JPEG, PNG, WebP or AVIF, at most 15 MB.';
export const mostPhotos = 12;

/** Why a file cannot be a photo here; null when it can. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.includes(type)) return 'This is no picture that we can read: JPEG, PNG, WebP or AVIF, please.';
  if (size > mostBytes) return `This picture has ${Math.ceil(size / 1_000_000)} MB; at most 15 are possible.`;
  return null;
}
