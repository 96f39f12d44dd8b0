import { callFailure } from '@valam/mfe-kit/api';
import { lazyPage, notFound } from '@valam/mfe-kit/remote';

/** Shown for a private link that leads nowhere. */
export const LinkUnknown = lazyPage(
  'link-unknown-page',
  () => import(/* webpackChunkName: "link-unknown-page" */ './link-unknown-page'),
);

/** What a private link leads to. A link that is cut off or over leads nowhere. */
export async function openLink<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (reason) {
    if (callFailure(reason)?.status === 400) return leadsNowhere('The link');
    await LinkUnknown.preload();
    throw reason;
  }
}

/** The page that says so is there before it is shown. */
export async function leadsNowhere(what: string): Promise<never> {
  await LinkUnknown.preload();
  return notFound(what);
}
