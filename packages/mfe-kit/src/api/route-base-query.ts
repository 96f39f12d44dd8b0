import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { shellSlice } from '../shell/shell-state';
import type { AppState, StoreExtra } from '../store/app-state';
import { failureOf, failureWithoutAnswer, parseJson, type CallFailure } from './http-client';
import { requestOf, type CallParts, type RouteAddress } from './route-request';

export interface RouteCall {
  readonly route: RouteAddress;
  readonly parts: CallParts;
}

export type RouteBaseQuery = BaseQueryFn<RouteCall, unknown, CallFailure>;

type CallApi = Parameters<RouteBaseQuery>[1];

/** Sends a contract route's call through the store's HTTP client and parses the response or the refusal. */
export const routeBaseQuery: RouteBaseQuery = async (call, api) => {
  const answer = await send(call, api);
  return answer.error?.problem.code === 'session.csrf' && (await renewToken(api)) ? send(call, api) : answer;
};

type Answer = Awaited<ReturnType<RouteBaseQuery>>;

async function send({ route, parts }: RouteCall, { extra, getState, signal }: CallApi): Promise<Answer> {
  const { http } = extra as StoreExtra;
  const { session } = (getState() as AppState).shell;
  const csrfToken = session.status === 'signed-in' ? session.csrfToken : null;
  try {
    const answer = await http.send({ ...requestOf(route, parts, csrfToken), signal });
    if (answer.status < 200 || answer.status > 299) return { error: failureOf(answer) };
    if (!answer.contentType.includes('json')) return { data: answer.text };
    // Unless a value is frozen, Immer searches it deeply for drafts: a fourth of the store's time for a page.
    return { data: Object.freeze(parseJson(answer.text)) };
  } catch {
    return { error: failureWithoutAnswer() };
  }
}

/** Gets the new CSRF token if the same user has signed in again in another tab, so that unsent input on this page is not lost. */
async function renewToken({ extra, getState, dispatch }: CallApi): Promise<boolean> {
  const { http, askSession } = extra as StoreExtra;
  const { session: before } = (getState() as AppState).shell;
  const now = await askSession?.(http);
  if (before.status !== 'signed-in' || now?.status !== 'signed-in' || now.user.id !== before.user.id)
    return false;
  dispatch(shellSlice.actions.sessionLearned(now));
  return true;
}
