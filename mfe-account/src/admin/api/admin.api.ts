import {
  beginTotpRoute,
  confirmTotpRoute,
  readTotpRoute,
  removeTotpRoute,
} from '@valam/contracts/identity/totp.routes';
import {
  actOnAdminRecordRoute,
  createAdminRecordRoute,
  getAdminRecordRoute,
  listAdminRecordsRoute,
  updateAdminRecordRoute,
} from '@valam/contracts/shared/admin.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

/** Every call of the back office. */
export const adminApi = createRemoteApi('admin', {
  list: routeQuery(listAdminRecordsRoute),
  record: routeQuery(getAdminRecordRoute),
  create: routeMutation(createAdminRecordRoute),
  update: routeMutation(updateAdminRecordRoute),
  act: routeMutation(actOnAdminRecordRoute),
  totp: routeQuery(readTotpRoute),
  beginTotp: routeMutation(beginTotpRoute),
  confirmTotp: routeMutation(confirmTotpRoute),
  removeTotp: routeMutation(removeTotpRoute),
});
