/** For a remote's `api/`: calls made from contract routes. */
export {
  createRemoteApi,
  routeExcerpt,
  routeMutation,
  routeQuery,
  type MutationArg,
  type QueryArg,
} from './api/remote-api';
export type { RemoteApi } from './store/store-part';
export { CallRefused, callFailure } from './api/call-refused';
export type { CallFailure } from './api/http-client';
