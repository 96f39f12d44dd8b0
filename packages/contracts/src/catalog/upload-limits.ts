export const mostUploadBytes = 15_000_000;

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** For the `accept` of a file field. */
export const uploadKinds = kinds.join(',');
export const uploadHint = 'JPEG, PNG, WebP or AVIF, at most 15 MB.';

/** Reason for refusing a file, checked before its upload; null when it is accepted. */
export function uploadProblem({ type, size }: { type: string; size: number }): string | null {
  if (!kinds.includes(type)) return 'We can’t read this picture. Please use JPEG, PNG, WebP or AVIF.';
  if (size > mostUploadBytes)
    return `This picture is ${Math.ceil(size / 1_000_000)} MB. Please use one of at most 15 MB.`;
  return null;
}
