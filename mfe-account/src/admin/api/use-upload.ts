import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { useSession } from '@valam/mfe-kit/shell';

export interface Uploaded {
  readonly key: string;
  readonly picture: Picture;
}

/** Sends a picture as it is; it is read, resized and kept by the service. */
export function useUpload(): (file: File, alt: string) => Promise<Uploaded> {
  const session = useSession();
  return async (file, alt) => {
    const answer = await fetch(`/api/admin/media?alt=${encodeURIComponent(alt)}`, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': file.type || 'image/jpeg',
        ...(session.status === 'signed-in' ? { 'x-csrf-token': session.csrfToken } : {}),
      },
      body: file,
    });
    const body = (await answer.json()) as Uploaded & { message?: string };
    if (!answer.ok) throw new Error(body.message ?? 'The picture could not be uploaded.');
    return body;
  };
}
