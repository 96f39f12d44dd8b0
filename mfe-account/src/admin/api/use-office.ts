import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { unwrapAnswer } from '@valam/mfe-kit/api';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { useMemo } from 'react';
import { adminApi } from './admin.api';

export type Values = Readonly<Record<string, unknown>>;

/** The calls of the back office: each resolves to its response or throws `CallRefused`. */
export interface Office {
  find(
    entity: AdminEntity,
    query: Readonly<Record<string, string | number>>,
  ): Promise<readonly AdminRecord[]>;
  read(entity: AdminEntity, id: string): Promise<AdminRecord>;
  create(entity: AdminEntity, values: Values): Promise<AdminRecord>;
  update(entity: AdminEntity, id: string, version: number, values: Values): Promise<AdminRecord>;
  /** A repeat after a lost answer, in the same dialog and with the same values, is one effect. */
  act(entity: AdminEntity, id: string, action: string, values: Values): Promise<Values>;
}

/** Unlike `randomUUID`, there without encryption too. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const fresh = { subscribe: false, forceRefetch: true };

export function useOffice(): Office {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { list, record, create, update, act } = adminApi.endpoints;
    const keys = new Map<string, string>();
    return {
      async find(entity, query) {
        const { items } = await unwrapAnswer(dispatch(list.initiate({ ...query, entity }, fresh)));
        return items;
      },
      read: (entity, id) => unwrapAnswer(dispatch(record.initiate({ entity, id }, fresh))),
      create: (entity, body) => unwrapAnswer(dispatch(create.initiate({ params: { entity }, body }))),
      update: (entity, id, ifMatch, body) =>
        unwrapAnswer(dispatch(update.initiate({ params: { entity, id }, body, ifMatch }))),
      async act(entity, id, action, body) {
        const order = JSON.stringify([entity, id, action, body]);
        const idempotencyKey = keys.get(order) ?? newKey();
        keys.set(order, idempotencyKey);
        const answer = await unwrapAnswer(
          dispatch(act.initiate({ params: { entity, id, action }, body, idempotencyKey })),
        );
        keys.delete(order);
        return answer;
      },
    };
  }, [dispatch]);
}
