import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { unwrapAnswer } from '@valam/mfe-kit/api';
import { useShell, type ShellApi } from '@valam/mfe-kit/shell';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { useMemo } from 'react';
import { adminApi } from './admin.api';

export type Values = Readonly<Record<string, unknown>>;

/** A page of a list, and the current total number of records. */
export interface FoundRecords {
  readonly items: readonly AdminRecord[];
  readonly total: number;
}

/** Calls of the back office: each resolves to its response or throws `CallRefused`. */
export interface Office {
  find(entity: AdminEntity, query: Readonly<Record<string, string | number>>): Promise<FoundRecords>;
  read(entity: AdminEntity, id: string): Promise<AdminRecord>;
  /** Idempotent: a retry with the same values after a lost response does not create a second record. */
  create(entity: AdminEntity, values: Values): Promise<AdminRecord>;
  update(entity: AdminEntity, id: string, version: number, values: Values): Promise<AdminRecord>;
  /** Idempotent: a retry with the same values after a lost response does not run the action a second time. */
  act(entity: AdminEntity, id: string, action: string, values: Values, version?: number): Promise<Values>;
}

/** Unlike `randomUUID`, also available in insecure contexts (plain HTTP). */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const fresh = { subscribe: false, forceRefetch: true };

export function useOffice(): Office {
  const dispatch = useAppDispatch();
  const shell = useShell();
  return useMemo(() => {
    const { list, record, create, update, act } = adminApi.endpoints;
    const keys = new Map<string, string>();
    /** A request keeps its idempotency key until a response arrives. */
    async function once<T>(order: unknown, send: (key: string) => Promise<T>): Promise<T> {
      const name = JSON.stringify(order);
      const key = keys.get(name) ?? newKey();
      keys.set(name, key);
      const answer = await send(key);
      keys.delete(name);
      return answer;
    }
    return {
      find: (entity, query) => unwrapAnswer(dispatch(list.initiate({ ...query, entity }, fresh))),
      read: (entity, id) => unwrapAnswer(dispatch(record.initiate({ entity, id }, fresh))),
      create: (entity, body) =>
        once([entity, body], (idempotencyKey) =>
          unwrapAnswer(dispatch(create.initiate({ params: { entity }, body, idempotencyKey }))),
        ),
      async update(entity, id, ifMatch, body) {
        const saved = await unwrapAnswer(
          dispatch(update.initiate({ params: { entity, id }, body, ifMatch })),
        );
        if (entity === 'staff') renameIfOwn(saved, shell);
        return saved;
      },
      act: (entity, id, action, body, version) =>
        // The key depends on the version: a record may have been published and withdrawn since.
        once([entity, id, action, body, version], (idempotencyKey) => {
          const sent = { params: { entity, id, action }, body, idempotencyKey };
          return unwrapAnswer(
            dispatch(act.initiate(version === undefined ? sent : { ...sent, ifMatch: version })),
          );
        }),
    };
  }, [dispatch, shell]);
}

/** The frame of the back office shows the name of the session. */
function renameIfOwn({ id, fullName }: AdminRecord, shell: ShellApi): void {
  const session = shell.session();
  if (session.status !== 'signed-in' || session.user.id !== id || typeof fullName !== 'string') return;
  shell.sessionChanged({ ...session, user: { ...session.user, fullName } });
}
