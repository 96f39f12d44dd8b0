/** For a remote's `expose/remote.ts`: describing its pages, slots and actions. */
export { lazyPage, type LazyPage } from './remote/lazy-page';
export {
  page,
  remote,
  type Action,
  type ActionResult,
  type PageRequest,
  type PageRoute,
  type RemoteModule,
  type SlotDef,
} from './remote/remote-module';
export type { AppContext, QueryEndpoint } from './remote/app-context';
export { notFound, redirect, Unavailable } from './router/outcomes';
