import { uploadPictureRoute } from '../catalog/media.routes.js';
import { defineRoute } from '../shared/define.js';
import { ProfileChange } from './contributor.schema.js';
import { changeOwnProfile, getOwnProfile } from './profile.rpc.js';

export const getOwnProfileRoute = defineRoute({
  method: 'GET',
  path: '/api/profile',
  summary: 'My own contributor record',
  output: getOwnProfile.output,
  problems: getOwnProfile.problems,
  access: 'session',
});

/** With `If-Match`, the change is refused when the version is stale. */
export const changeOwnProfileRoute = defineRoute({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Change my own contributor record',
  body: ProfileChange,
  output: changeOwnProfile.output,
  problems: changeOwnProfile.problems,
  access: 'session',
});

/** The body is the picture itself; `changeOwnProfileRoute` sets the returned `picture` in the profile. */
export const uploadOwnPhotoRoute = defineRoute({
  method: 'POST',
  path: '/api/profile/photos',
  summary: 'Upload a picture for my profile',
  query: uploadPictureRoute.query,
  body: uploadPictureRoute.body,
  output: uploadPictureRoute.output,
  problems: uploadPictureRoute.problems,
  status: 201,
  access: 'session',
  limit: 'password',
});
