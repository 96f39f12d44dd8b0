import { callFailure } from '@valam/mfe-kit/api';
import { lazyPage, notFound } from '@valam/mfe-kit/remote';

/** Shown for an invalid private link. */
export const LinkUnknown = lazyPage(
  'link-unknown-page',
  () => import(/* webpackChunkName: "link-unknown-page" */ './link-unknown-page'),
);

/** Resolves to the data of a private link; shows the invalid-link page if the link is truncated or has expired. */
export async function openLink<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (reason) {
    if (callFailure(reason)?.status === 400) return showInvalidLink();
    await LinkUnknown.preload();
    throw reason;
  }
}

/** Preloads the invalid-link page, then shows it. */
export async function showInvalidLink(): Promise<never> {
  await LinkUnknown.preload();
  return notFound();
}
