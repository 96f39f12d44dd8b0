import type { AdminEntity, AdminRecord } from '@valam/contracts/shared/admin';
import { callFailure, CallRefused } from '@valam/mfe-kit/api';
import { useDispatch } from '@valam/mfe-kit/store';
import { useMemo } from 'react';
import { adminApi } from './admin.api';

export type Values = Readonly<Record<string, unknown>>;

/** The back office as calls: each gives its answer or throws `CallRefused`. */
export interface Office {
  find(
    entity: AdminEntity,
    query: Readonly<Record<string, string | number>>,
  ): Promise<readonly AdminRecord[]>;
  read(entity: AdminEntity, id: string): Promise<AdminRecord>;
  create(entity: AdminEntity, values: Values): Promise<AdminRecord>;
  update(entity: AdminEntity, id: string, version: number, values: Values): Promise<AdminRecord>;
  act(entity: AdminEntity, id: string, action: string, values: Values): Promise<Values>;
}

type Dispatch = (thunk: unknown) => unknown;

export function useOffice(): Office {
  const dispatch = useDispatch() as unknown as Dispatch;
  return useMemo(() => officeOver(dispatch), [dispatch]);
}

function officeOver(dispatch: Dispatch): Office {
  const { endpoints } = adminApi;
  const fresh = { subscribe: false, forceRefetch: true };
  return {
    async find(entity, query) {
      const arg: { entity: AdminEntity } & Record<string, unknown> = { ...query, entity };
      const { items } = await answer<{ items: AdminRecord[] }>(dispatch(endpoints.list.initiate(arg, fresh)));
      return items;
    },
    read: (entity, id) => answer(dispatch(endpoints.record.initiate({ entity, id }, fresh))),
    create: (entity, body) => answer(dispatch(endpoints.create.initiate({ params: { entity }, body }))),
    update: (entity, id, ifMatch, body) =>
      answer(dispatch(endpoints.update.initiate({ params: { entity, id }, body, ifMatch }))),
    act: (entity, id, action, body) =>
      answer(dispatch(endpoints.act.initiate({ params: { entity, id, action }, body }))),
  };
}

/** What a dispatched call came to. */
export async function answer<T>(call: unknown): Promise<T> {
  try {
    return await (call as { unwrap(): Promise<T> }).unwrap();
  } catch (error) {
    const failure = callFailure(error);
    throw failure ? new CallRefused(failure) : error;
  }
}
