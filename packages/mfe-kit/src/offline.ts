/** For pages: copies that the visitor keeps for the road, without a network. Bundled by who uses it. */
export { canKeepPages, keepPage, keptPageAt, letPageGo } from './offline/kept-pages';
export type { KeeperAnswer, KeeperRequest } from './offline/keeper-message';
