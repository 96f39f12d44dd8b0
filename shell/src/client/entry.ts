import { nextTask } from './next-task';

/**
 * The order in which the platform is evaluated: what is named first is needed by what follows. Each line is a task of its
 * own, because all of them in one block a phone for half a second. The files have arrived, so nothing is fetched here.
 */
const platform: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/router'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/store'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/api'),
  () => import(/* webpackMode: "eager" */ '@valam/ui/layout/layout'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/form'),
];

async function start(): Promise<void> {
  for (const evaluate of platform) {
    await nextTask();
    await evaluate();
  }
  await nextTask();
  await import(/* webpackMode: "eager" */ './main');
}

void start();
