import type { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import { useSession } from '@valam/mfe-kit/shell';

export type SentPicture = RouteOutput<typeof uploadPictureRoute>;

const otherwise = 'The picture could not be saved. Please try again.';

/**
 * Sends a picture as the body itself, which the endpoints of a remote do not support. Rejects with the service's message, or
 * with one of ours: the browser's own, about a lost connection or an answer that is no JSON, does not help anybody.
 */
export function useSendPicture({ method, path }: { readonly method: string; readonly path: string }) {
  const session = useSession();
  return async (file: File, alt: string): Promise<SentPicture> => {
    const sent = fetch(`${path}?alt=${encodeURIComponent(alt)}`, {
      method,
      credentials: 'include',
      headers: {
        'content-type': file.type || 'image/jpeg',
        ...(session.status === 'signed-in' ? { 'x-csrf-token': session.csrfToken } : {}),
      },
      body: file,
    });
    const { ok, answer } = await sent
      .then(async (response) => ({
        ok: response.ok,
        answer: (await response.json()) as SentPicture & { message?: string },
      }))
      .catch(() => {
        throw new Error(otherwise);
      });
    if (!ok) throw new Error(answer.message ?? otherwise);
    return answer;
  };
}
