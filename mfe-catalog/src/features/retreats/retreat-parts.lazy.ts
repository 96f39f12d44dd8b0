import { lazyPage } from '@valam/mfe-kit/remote';

const parts = () => import(/* webpackChunkName: "retreat-parts" */ './retreat-parts');

/** The page of a retreat below its dates. */
export const retreatStory = lazyPage<object>('retreat-parts', async () => ({
  default: (await parts()).RetreatStory,
}));

/** FAQs at the end of a retreat's page. */
export const retreatQuestions = lazyPage<object>('retreat-parts', async () => ({
  default: (await parts()).RetreatQuestions,
}));
