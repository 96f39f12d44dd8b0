import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { callFailure, type CallFailure } from '@valam/mfe-kit/api';
import { adminApi } from './admin.api';

export type ListQuery = Readonly<Record<string, string | number | undefined>>;

interface Read {
  readonly isLoading: boolean;
  readonly failure: CallFailure | null;
  readonly again: () => void;
}

export interface ReadList extends Read {
  readonly items: readonly AdminRecord[];
  readonly total: number;
}

export interface ReadRecord extends Read {
  readonly record: AdminRecord | undefined;
}

/** One page of a list, refetched at every visit: colleagues work on the same records. */
export function useRecords(
  entity: AdminEntity,
  query: ListQuery,
  options: { skip?: boolean } = {},
): ReadList {
  const arg: { entity: AdminEntity } & ListQuery = { ...query, entity };
  const { data, error, isFetching, refetch } = adminApi.useListQuery(arg, {
    refetchOnMountOrArgChange: true,
    skip: options.skip ?? false,
  });
  return {
    items: data?.items ?? [],
    total: data?.total ?? 0,
    isLoading: isFetching && !data,
    failure: error ? callFailure(error) : null,
    again: () => void refetch(),
  };
}

export function useRecord(entity: AdminEntity, id: string, options: { skip?: boolean } = {}): ReadRecord {
  const { currentData, error, isFetching, refetch } = adminApi.useRecordQuery(
    { entity, id },
    { refetchOnMountOrArgChange: true, skip: options.skip ?? false },
  );
  return {
    record: currentData,
    isLoading: isFetching && !currentData,
    failure: error ? callFailure(error) : null,
    again: () => void refetch(),
  };
}
