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
  /** Services whose records are missing from the list because they did not respond. */
  readonly unanswered: readonly string[];
}

export interface ReadRecord extends Read {
  readonly record: AdminRecord | undefined;
}

/** One page of a list, refetched on each visit: colleagues work on the same records. */
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
    unanswered: data?.unanswered ?? [],
    isLoading: isFetching && !data,
    failure: error ? callFailure(error) : null,
    again: () => void refetch(),
  };
}

const mostPerPage = 100;
/** As many as a single call can reorder. */
export const mostArranged = 500;

/** All pages of a list, up to the number of records that can be arranged. */
export function useAllRecords(entity: AdminEntity, query: ListQuery): ReadList {
  const usePage = (page: number, total = Infinity) =>
    useRecords(entity, { ...query, page, perPage: mostPerPage }, { skip: total <= (page - 1) * mostPerPage });
  const first = usePage(1);
  const { total } = first;
  const others = [usePage(2, total), usePage(3, total), usePage(4, total), usePage(5, total)];
  const pages = [first, ...others.slice(0, Math.max(0, Math.ceil(total / mostPerPage) - 1))];
  return {
    items: pages.flatMap(({ items }) => items),
    total,
    unanswered: first.unanswered,
    isLoading: pages.some(({ isLoading }) => isLoading),
    failure: pages.find(({ failure }) => failure)?.failure ?? null,
    again: () => pages.forEach(({ again }) => again()),
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
