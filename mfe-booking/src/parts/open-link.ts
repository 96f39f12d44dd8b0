import { callFailure } from '@valam/mfe-kit/api';
import { lazyPage, notFound } from '@valam/mfe-kit/remote';

/** Shown for a private link that is not valid. */
export const LinkUnknown = lazyPage(
  'link-unknown-page',
  () => import(/* webpackChunkName: "link-unknown-page" */ './link-unknown-page'),
);

/** The page behind a private link. A link that was cut off or has expired is not valid. */
export async function openLink<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (reason) {
    if (callFailure(reason)?.status === 400) return leadsNowhere();
    await LinkUnknown.preload();
    throw reason;
  }
}

/** The page that says so is there before it is shown. */
export async function leadsNowhere(): Promise<never> {
  await LinkUnknown.preload();
  return notFound();
}
