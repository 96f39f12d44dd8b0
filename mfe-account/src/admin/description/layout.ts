import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminDescription } from '@valam/contracts/shared/admin-entity';
import type { ActionDescription } from './action-description';
import type { EntityDescription } from './entity-description';
import { fieldIn, filterOf, shownOf } from './derived';
import type { Shown } from './shown';
import {
  erased,
  type AnyAction,
  type AnyField,
  type AnyLayout,
  type AnyShown,
  type Layout,
} from './typed-layout';

type NamedDefinition = AdminDescription & { readonly name: AdminEntity };

/** Merges the contract of an entity with its layout into a description for the screens. */
export const layoutOf = <const D extends NamedDefinition>(
  definition: D,
  layout: Layout<NoInfer<D>>,
): EntityDescription => describeLayout(definition, erased<D>(layout));

/** Like `layoutOf`, for a layout that has already been type-checked. */
export function describeLayout(
  definition: NamedDefinition,
  { actions, listActions, columns, facts, filters, fields, newFields, ...layout }: AnyLayout,
): EntityDescription {
  const { name, roles, sort } = definition;
  const described = (layouts: readonly AnyAction[]) =>
    layouts.map((action): ActionDescription => {
      const known =
        definition.actions[action.name] ?? definition.hidden.find((one) => one.action === action.name);
      return {
        ...action,
        roles: known?.roles ?? [],
        needsReason: (known && 'needsReason' in known && known.needsReason) ?? false,
      };
    });
  const shown = (layouts: readonly AnyShown[]) =>
    layouts.map((one): Shown => ({ ...shownOf(definition, one), ...one }));
  const asked = (layouts: readonly AnyField[]) => layouts.map((one) => fieldIn(definition, one));
  return {
    ...layout,
    name,
    roles,
    columns: shown(columns).map((column) => ({ ...column, sortable: sort.includes(column.key) })),
    ...(facts && { facts: shown(facts) }),
    ...(filters && { filters: filters.map((one) => ({ ...filterOf(definition, one), ...one })) }),
    ...(fields && { fields: asked(fields) }),
    ...(newFields && { newFields: asked(newFields) }),
    ...(actions && { actions: described(actions) }),
    ...(listActions && { listActions: described(listActions) }),
  };
}
