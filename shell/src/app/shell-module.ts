import { remote } from '@valam/mfe-kit/remote';
import { shellApi } from '../api/shell.api';
import { subscribe } from '../features/newsletter/subscribe';
import { sendPlainInquiry } from '../features/inquiry/send-plain-inquiry';

/** What the shell can do by itself, whatever remotes are there. */
export const shellModule = remote({
  name: 'shell',
  apis: [shellApi],
  routes: [],
  actions: { inquiry: sendPlainInquiry, newsletter: subscribe },
});
