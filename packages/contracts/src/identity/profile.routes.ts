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

/** With `If-Match` the change is refused when the record has moved on. */
export const changeOwnProfileRoute = defineRoute({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Change my own contributor record',
  body: ProfileChange,
  output: changeOwnProfile.output,
  problems: changeOwnProfile.problems,
  access: 'session',
});
