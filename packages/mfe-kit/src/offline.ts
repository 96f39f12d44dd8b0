/** For pages: copies stored for offline use. Bundled into the remotes that use it. */
export { canKeepPages, keepPage, keptPageAt, letPageGo } from './offline/kept-pages';
export type { KeeperAnswer, KeeperRequest } from './offline/keeper-message';
