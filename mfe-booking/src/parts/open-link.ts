import { callFailure } from '@valam/mfe-kit/api';
import { notFound } from '@valam/mfe-kit/remote';

/** What a private link leads to. A link that is cut off or over leads nowhere. */
export async function openLink<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (reason) {
    if (callFailure(reason)?.status === 400) notFound('The link');
    throw reason;
  }
}
