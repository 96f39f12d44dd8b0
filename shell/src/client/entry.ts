import { nextTask } from './next-task';

/**
 * The order in which libraries and the shell's own code are evaluated; each depends only on those above it. Each line is a
 * separate task, because a single task would block a phone for half a second. The files are already loaded, so nothing is
 * fetched here.
 */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/router'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/store'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/api'),
  () => import(/* webpackMode: "eager" */ '@valam/ui/layout/layout'),
  () => import(/* webpackMode: "eager" */ '@valam/mfe-kit/form'),
  () => import(/* webpackMode: "eager" */ '../app/shell-module'),
  () => import(/* webpackMode: "eager" */ '@valam/ui/link/link'),
  () => import(/* webpackMode: "eager" */ '../features/currency/currency-choice'),
  () => import(/* webpackMode: "eager" */ '../app/frame/header'),
  () => import(/* webpackMode: "eager" */ '../features/consent/consent-bar'),
  () => import(/* webpackMode: "eager" */ '../app/app'),
  () => import(/* webpackMode: "eager" */ './federation'),
  () => import(/* webpackMode: "eager" */ './hydrate'),
  () => import(/* webpackMode: "eager" */ './main'),
];

async function start(): Promise<void> {
  for (const evaluate of steps) {
    await nextTask();
    await evaluate();
  }
}

void start();
