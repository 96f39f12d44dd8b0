import { Injectable } from '@nestjs/common';
import type { listErasedRecords } from '@valam/contracts/leads/privacy.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';
import { recordOf, recordsErasedWith, type RecordRow } from './records-erased.sql.js';

const atOnce = 100;

/** Without it, the planner would not choose the partial index for the comparison. */
const erasedOf = (table: 'booking' | 'lead' | 'gift_card'): string => `
  (select '${table}' as kind, id, erased_at as at from ${table}
    where erased_at is not null and (erased_at, id) > ($1::timestamptz, $2::uuid) order by erased_at, id limit ${atOnce})`;

export const erasures = `
  select kind, id, at from (
    ${[erasedOf('booking'), erasedOf('lead'), erasedOf('gift_card')].join(' union all ')}) erasure
   order by at, id limit ${atOnce}`;

const idsOf = (kind: string): string => `select id, at from erasure where kind = '${kind}'`;

const recordsOfErasures = `
  with erasure as (
      select kind, id, at from unnest($1::text[], $2::uuid[], $3::timestamptz[]) as each (kind, id, at)),
    ended as (${idsOf('booking')}), asked as (${idsOf('lead')}), cards as (${idsOf('gift_card')}),
    companions as (${idsOf('none')})
  ${recordsErasedWith}`;

const beforeAllIds = '00000000-0000-0000-0000-000000000000';

interface Erasure {
  readonly kind: string;
  readonly id: string;
  readonly at: Date;
}

/** Records erased by retention can no longer be found by an address, so they are requested by time. */
@Injectable()
export class ErasedRecords {
  constructor(private readonly dataSource: DataSource) {}

  async list({ after }: RpcInput<typeof listErasedRecords>): Promise<RpcReturn<typeof listErasedRecords>> {
    const found = await this.dataSource.query<Erasure[]>(erasures, [after.at, after.id ?? beforeAllIds]);
    const rows = await this.dataSource.query<RecordRow[]>(recordsOfErasures, [
      found.map(({ kind }) => kind),
      found.map(({ id }) => id),
      found.map(({ at }) => at),
    ]);
    const last = found.length === atOnce ? found.at(-1) : undefined;
    return { records: rows.map(recordOf), next: last ? { at: last.at.toISOString(), id: last.id } : null };
  }
}
