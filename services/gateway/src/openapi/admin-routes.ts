import { adminEntities } from '@valam/contracts/admin/entities';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import {
  actOnAdminRecordRoute,
  createAdminRecordRoute,
  getAdminRecordRoute,
  listAdminRecordsRoute,
  updateAdminRecordRoute,
} from '@valam/contracts/shared/admin.routes';
import { AdminListQuery } from '@valam/contracts/shared/admin';
import type { Route } from '@valam/contracts/shared/define';
import * as z from 'zod/mini';

const byId = z.object({ id: getAdminRecordRoute.params.shape.id });
const reason = z.string().check(z.minLength(1), z.maxLength(2_000));
const generic: readonly Route[] = [
  actOnAdminRecordRoute,
  createAdminRecordRoute,
  getAdminRecordRoute,
  listAdminRecordsRoute,
  updateAdminRecordRoute,
];

/** The routes of the API with one path for each entity and action of the back office, instead of the generic ones. */
export const describedRoutes = (routes: readonly Route[]): Route[] => [
  ...routes.filter((route) => !generic.includes(route)),
  ...Object.values<AdminDefinition>(adminEntities).flatMap(routesOf),
];

function routesOf(definition: AdminDefinition): Route[] {
  const { name, summary, filters, sort, input, newInput } = definition;
  const path = `/api/admin/${name}`;
  const output = definition.record ?? getAdminRecordRoute.output;
  const named = definition.service === 'every' ? [...filters, 'service', 'id'] : [...filters, 'id'];
  const query = z.extend(AdminListQuery, {
    ...(sort.length > 0 ? { sort: z.optional(z.enum(sort as [string, ...string[]])) } : {}),
    ...Object.fromEntries(named.map((filter) => [filter, z.optional(z.string().check(z.maxLength(2_000)))])),
  });
  const list = z.object({ items: z.array(output), total: z.int() });
  const nothing = z.object({});
  return [
    { ...listAdminRecordsRoute, path, summary, params: nothing, query, output: list },
    { ...getAdminRecordRoute, path: `${path}/:id`, summary: `One of: ${summary}`, params: byId, output },
    ...(newInput
      ? [
          {
            ...createAdminRecordRoute,
            path,
            summary: `New: ${summary}`,
            params: nothing,
            body: newInput,
            output,
          },
        ]
      : []),
    ...(input
      ? [
          {
            ...updateAdminRecordRoute,
            path: `${path}/:id`,
            summary: `Change: ${summary}`,
            params: byId,
            body: input,
            output,
          },
        ]
      : []),
    ...Object.entries(definition.actions).map(([action, { isForAll, needsReason, input: body, answer }]) => ({
      ...actOnAdminRecordRoute,
      path: isForAll ? `${path}/all/${action}` : `${path}/:id/${action}`,
      summary: `${action}: ${summary}`,
      params: isForAll ? nothing : byId,
      body: bodyOf(body, needsReason ?? false),
      output: answer ?? nothing,
    })),
    ...definition.hidden.map(({ action, fields }) => ({
      ...actOnAdminRecordRoute,
      path: `${path}/:id/${action}`,
      summary: `${action}: shows ${fields.join(', ')}`,
      params: byId,
      body: nothing,
      output: z.partial(output),
    })),
  ];
}

/** The input of an action, with the reason of the call. */
function bodyOf(input: z.core.$ZodType | undefined, needsReason: boolean): z.core.$ZodType {
  const why = z.object({ reason: needsReason ? reason : z.optional(reason) });
  return input ? z.intersection(input, why) : why;
}
