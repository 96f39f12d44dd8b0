import type { Rpc, RpcInput, RpcOutput } from '@valam/contracts/shared/define';
import { maxItemsPerMessage, maxPlainListLength } from '@valam/contracts/shared/pages';
import type { RpcClient } from '@valam/service-kit/rpc/client';

interface Page {
  readonly items: unknown[];
  readonly total: number;
}

type ListRpc<R extends Rpc> =
  RpcInput<R> extends { page: number; perPage: number } ? (RpcOutput<R> extends Page ? R : never) : never;
type ItemsOf<R extends Rpc> = RpcOutput<R> extends { items: infer Items } ? Items : never;

interface ListQuery {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

/** One page when `page` is given, otherwise the plain array, fetched page by page up to a thousand. */
export async function listAnswer<R extends Rpc>(
  rpc: RpcClient,
  contract: ListRpc<R>,
  query: ListQuery & Omit<RpcInput<R>, 'page' | 'perPage'>,
): Promise<RpcOutput<R> | ItemsOf<R>> {
  const ask = (page: number, perPage: number) =>
    rpc.call(contract, { ...query, page, perPage } as RpcInput<R>) as Promise<RpcOutput<R> & Page>;
  if (query.page !== undefined) return ask(query.page, query.perPage ?? maxItemsPerMessage);
  const items: unknown[] = [];
  for (let page = 1; items.length < maxPlainListLength; page++) {
    const answer = await ask(page, maxItemsPerMessage);
    items.push(...answer.items);
    if (answer.items.length < maxItemsPerMessage || items.length >= answer.total) break;
  }
  return items as ItemsOf<R>;
}
