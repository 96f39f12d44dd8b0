import { remote, type Action } from '@valam/mfe-kit/remote';
import { shellApi } from '../api/shell.api';

/** What the forms of the frame do is fetched when one is sent. */
const formActions = () => import(/* webpackChunkName: "form-actions" */ './form-actions');
const inquiry: Action = async (app, form) => (await formActions()).sendPlainInquiry(app, form);
const newsletter: Action = async (app, form) => (await formActions()).subscribe(app, form);

/** What the shell can do on its own, whatever remotes are there. */
export const shellModule = remote({
  name: 'shell',
  apis: [shellApi],
  routes: [],
  actions: { inquiry, newsletter },
});
