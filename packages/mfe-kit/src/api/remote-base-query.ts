import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AppState, StoreExtra } from '../store/app-state';
import { failureOf, failureWithoutAnswer, parseJson, type CallFailure } from './http-client';
import { requestOf, type CallParts, type RouteAddress } from './route-request';

export interface RemoteCall {
  readonly route: RouteAddress;
  readonly parts: CallParts;
}

export type RemoteBaseQuery = BaseQueryFn<RemoteCall, unknown, CallFailure>;

/** Sends a contract route's call through the store's client and reads the answer or the refusal. */
export const remoteBaseQuery: RemoteBaseQuery = async (call, { extra, getState, signal }) => {
  const { http } = extra as StoreExtra;
  const { session } = (getState() as AppState).shell;
  const csrfToken = session.status === 'signed-in' ? session.csrfToken : null;
  try {
    const answer = await http.send({ ...requestOf(call.route, call.parts, csrfToken), signal });
    if (answer.status < 200 || answer.status > 299) return { error: failureOf(answer) };
    return { data: answer.contentType.includes('json') ? parseJson(answer.text) : answer.text };
  } catch {
    return { error: failureWithoutAnswer() };
  }
};
