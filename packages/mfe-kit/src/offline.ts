/** For pages: stored copies for offline use. Bundled into its users. */
export { canKeepPages, keepPage, keptPageAt, letPageGo } from './offline/kept-pages';
export type { KeeperAnswer, KeeperRequest } from './offline/keeper-message';
