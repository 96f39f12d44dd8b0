/** For a remote's `api/`: calls made from contract routes. */
export {
  createRemoteApi,
  routeMutation,
  routeQuery,
  type MutationArg,
  type QueryArg,
  type RemoteApi,
} from './api/remote-api';
export { CallRefused, callFailure } from './api/call-refused';
export type { CallFailure } from './api/http-client';
