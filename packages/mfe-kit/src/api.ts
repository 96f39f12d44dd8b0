/** For a remote's `api/`: RTK Query over contract routes. */
export {
  createRemoteApi,
  routeMutation,
  routeQuery,
  type MutationArg,
  type QueryArg,
} from './api/remote-api';
export type { RemoteApi } from './store/app-state';
export { CallRefused, callFailure, unwrapAnswer } from './api/call-refused';
export type { CallFailure } from './api/http-client';
