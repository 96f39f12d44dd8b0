import { remote, type Action } from '@valam/mfe-kit/remote';
import { shellApi } from '../api/shell.api';

/** Form actions of the frame, lazy-loaded when a form is sent. */
const formActions = () => import(/* webpackChunkName: "form-actions" */ './form-actions');
const inquiry: Action = async (app, form) => (await formActions()).sendPlainInquiry(app, form);
const newsletter: Action = async (app, form) => (await formActions()).subscribe(app, form);

/** The shell's own APIs and actions, which need no remote. */
export const shellModule = remote({
  name: 'shell',
  apis: [shellApi],
  routes: [],
  actions: { inquiry, newsletter },
});
