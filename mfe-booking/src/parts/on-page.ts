import { textOf } from '@valam/mfe-kit/form';
import type { Action, QueryEndpoint } from '@valam/mfe-kit/remote';

/**
 * Wraps an action on the page of a private link. A refusal may mean that the page is stale, for example after the same action in
 * another tab: its data is refetched, so that it no longer offers the refused action. Input on the page is kept.
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
