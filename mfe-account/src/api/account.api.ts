import { loginRoute } from '@valam/contracts/identity/auth.routes';
import { createRemoteApi, routeMutation } from '@valam/mfe-kit/api';

export const accountApi = createRemoteApi('account', {
  login: routeMutation(loginRoute),
});
