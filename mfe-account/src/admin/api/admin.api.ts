import { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import {
  chooseMorningEmailRoute,
  readMorningEmailRoute,
} from '@valam/contracts/identity/morning-email.routes';
import {
  beginTotpRoute,
  confirmTotpRoute,
  readTotpRoute,
  removeTotpRoute,
  renewRecoveryCodesRoute,
} from '@valam/contracts/identity/totp.routes';
import {
  actOnAdminRecordRoute,
  createAdminRecordRoute,
  getAdminRecordRoute,
  listAdminRecordsRoute,
  updateAdminRecordRoute,
} from '@valam/contracts/shared/admin.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

export const adminApi = createRemoteApi('admin', (build) => ({
  list: build.query(routeQuery(listAdminRecordsRoute)),
  record: build.query(routeQuery(getAdminRecordRoute)),
  create: build.mutation(routeMutation(createAdminRecordRoute)),
  update: build.mutation(routeMutation(updateAdminRecordRoute)),
  act: build.mutation(routeMutation(actOnAdminRecordRoute)),
  uploadPicture: build.mutation(routeMutation(uploadPictureRoute)),
  totp: build.query(routeQuery(readTotpRoute)),
  beginTotp: build.mutation(routeMutation(beginTotpRoute)),
  confirmTotp: build.mutation(routeMutation(confirmTotpRoute)),
  morningEmail: build.query(routeQuery(readMorningEmailRoute)),
  chooseMorningEmail: build.mutation(routeMutation(chooseMorningEmailRoute)),
  removeTotp: build.mutation(routeMutation(removeTotpRoute)),
  renewRecoveryCodes: build.mutation(routeMutation(renewRecoveryCodesRoute)),
}));
