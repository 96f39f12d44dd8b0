import { textOf } from '@valam/mfe-kit/form';
import type { Action, QueryEndpoint } from '@valam/mfe-kit/remote';

/**
 * An action on the page of a private link. A refusal may mean that the page is out of date, as after the same thing was done in
 * another tab: what it shows is read again, so that it no longer offers what was refused. What is typed on it stays.
 */
export const onPage =
  <Shown>(shown: QueryEndpoint<{ token: string }, Shown>, action: Action): Action =>
  async (app, form) => {
    const result = await action(app, form);
    const isRefused = !result.ok && result.toast !== undefined && result.redirect === undefined;
    if (isRefused && !app.isServer)
      void app.attempt(shown, { token: textOf(form, 'token') }, { fresh: true });
    return result;
  };
