import { Injectable } from '@nestjs/common';
import { adminEntity } from '@valam/contracts/admin/entities';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import {
  adminProblems,
  adminRpcs,
  adminServices,
  type AdminListQuery,
  type AdminRecord,
  type AdminRpcs,
  type AdminService,
} from '@valam/contracts/shared/admin';
import { unknownFilters, type AdminDefinition } from '@valam/contracts/shared/admin-entity';
import { invalidFields, problem, ProblemError } from '@valam/contracts/shared/problem';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { isAway } from '@valam/service-kit/rpc/errors';
import { tooLargeProblem } from '@valam/service-kit/rpc/wire';

interface Page {
  readonly items: AdminRecord[];
  readonly total: number;
  /** Services that could not answer. */
  readonly unanswered?: string[];
}

type Ask = (part: { page: number; perPage: number }) => Promise<Page>;

const refusals = { problems: adminProblems };

/**
 * Finds the service of an entity. Some entities (`events`, `jobs`) exist in every service: their ids are prefixed with
 * the service (`leads:42`), and their list is read from one service with the filter `service`, or from all of them one
 * after the other.
 */
@Injectable()
export class AdminUnits {
  constructor(private readonly rpc: RpcClient) {}

  async list(
    caller: Caller,
    entity: string,
    query: AdminListQuery,
    filters: Record<string, string>,
  ): Promise<Page> {
    const owner = ownerOf(entity);
    if (owner !== 'every') {
      refuseUnknownFilters(entity, filters);
      const { page, perPage } = query;
      return this.inParts((page - 1) * perPage, perPage, (part) =>
        this.rpc.call(adminRpcs[owner].list, { caller, entity, query: { ...query, ...part }, filters }),
      );
    }
    const { service, ...rest } = filters;
    refuseUnknownFilters(entity, rest);
    const services = service ? [serviceNamed(service)] : adminServices;
    return this.listOfAll(
      services,
      (one, part) =>
        this.rpc.call(adminRpcs[one].list, { caller, entity, query: { ...query, ...part }, filters: rest }),
      query,
    );
  }

  /** The contracts to call, and the id within the service. */
  find(entity: string, id: string): { rpcs: AdminRpcs; id: string } {
    const owner = ownerOf(entity);
    if (owner !== 'every') return { rpcs: adminRpcs[owner], id };
    const [service = '', ...rest] = id.split(':');
    return { rpcs: adminRpcs[serviceNamed(service)], id: rest.join(':') };
  }

  /**
   * Concatenates the lists of several services, and names those that could not answer, because an operator may
   * be looking for their failures.
   */
  private async listOfAll(
    services: readonly AdminService[],
    ask: (service: AdminService, part: { page: number; perPage: number }) => Promise<Page>,
    { page, perPage }: AdminListQuery,
  ): Promise<Page> {
    const first = (page - 1) * perPage;
    const items: AdminRecord[] = [];
    let total = 0;
    const unanswered: string[] = [];
    for (const service of services) {
      const start = Math.max(0, first - total);
      const wanted = perPage - items.length;
      try {
        const answers = await this.inParts(start, wanted, (part) => ask(service, part));
        items.push(...answers.items.map((item) => ({ ...item, id: `${service}:${item.id}` })));
        total += answers.total;
      } catch (error) {
        if (!isAway(error)) throw error;
        unanswered.push(service);
        // Without any list, the error is more informative than an empty list.
        if (unanswered.length === services.length) throw error;
      }
    }
    return { items, total, ...(unanswered.length > 0 && { unanswered }) };
  }

  /**
   * Visitors may submit long texts: records that together exceed the size of a message are read in smaller
   * pages.
   */
  private async inParts(start: number, wanted: number, ask: Ask): Promise<Page> {
    try {
      return await this.slice(start, wanted, ask);
    } catch (error) {
      if (!isTooLarge(error) || wanted <= 1) throw error;
      const half = Math.ceil(wanted / 2);
      const first = await this.inParts(start, half, ask);
      const rest = await this.inParts(start + half, wanted - half, ask);
      return { items: [...first.items, ...rest.items], total: rest.total };
    }
  }

  /** `wanted` records from `start` on, read page by page. */
  private async slice(start: number, wanted: number, ask: Ask): Promise<Page> {
    const perPage = Math.max(1, wanted);
    const page = Math.floor(start / perPage) + 1;
    const skipped = start - (page - 1) * perPage;
    const one = await ask({ page, perPage });
    if (wanted <= 0) return { items: [], total: one.total };
    const items = one.items.slice(skipped);
    if (skipped > 0 && one.items.length === perPage)
      items.push(...(await ask({ page: page + 1, perPage })).items.slice(0, skipped));
    return { items, total: one.total };
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === tooLargeProblem.code;

function ownerOf(entity: string): AdminService | 'every' {
  return definitionOf(entity).service;
}

function definitionOf(entity: string): AdminDefinition {
  const definition = adminEntity(entity);
  if (!definition) throw problem(refusals, 'admin.unknown_entity', 'There is no such list.', { entity });
  return definition;
}

function refuseUnknownFilters(entity: string, filters: Record<string, string>): void {
  const unknown = unknownFilters(definitionOf(entity), filters);
  if (unknown.length > 0)
    throw invalidFields(Object.fromEntries(unknown.map((name) => [name, 'There is no such filter.'])));
}

function serviceNamed(name: string): AdminService {
  const service = adminServices.find((known) => known === name);
  if (!service) throw invalidFields({ service: `One of ${adminServices.join(', ')}.` });
  return service;
}
