import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { AppState, StoreExtra } from '../store/app-state';
import { failureOf, failureWithoutAnswer, parseJson, type CallFailure } from './http-client';
import { requestOf, type CallParts, type RouteAddress } from './route-request';

export interface RouteCall {
  readonly route: RouteAddress;
  readonly parts: CallParts;
}

export type RouteBaseQuery = BaseQueryFn<RouteCall, unknown, CallFailure>;

/** Sends a contract route's call through the store's HTTP client and parses the response or the refusal. */
export const routeBaseQuery: RouteBaseQuery = async ({ route, parts }, { extra, getState, signal }) => {
  const { http } = extra as StoreExtra;
  const { session } = (getState() as AppState).shell;
  const csrfToken = session.status === 'signed-in' ? session.csrfToken : null;
  try {
    const answer = await http.send({ ...requestOf(route, parts, csrfToken), signal });
    if (answer.status < 200 || answer.status > 299) return { error: failureOf(answer) };
    if (!answer.contentType.includes('json')) return { data: answer.text };
    // Immer searches each new value for drafts, all the way down, unless it is frozen: a fourth of the store's time for a page.
    return { data: Object.freeze(parseJson(answer.text)) };
  } catch {
    return { error: failureWithoutAnswer() };
  }
};
