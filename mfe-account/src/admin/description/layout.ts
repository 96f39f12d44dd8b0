import type {
  AdminAnyAction,
  AdminDefinition,
  AdminDescription,
  AdminField,
  AdminFilter,
  AdminInputField,
  AdminSort,
} from '@valam/contracts/shared/admin-entity';
import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { ActionDescription } from './action-description';
import type { EntityDescription, FilterDescription } from './entity-description';
import { fieldIn, filterOf, shownOf } from './derived';
import type { FieldDescription, FieldWords } from './field-description';
import type { Shown } from './shown';

/** The presentation of an action; its roles and the need for a reason are in the contract. */
export type ActionLayout<Name extends string = string> = Omit<
  ActionDescription,
  'name' | 'roles' | 'needsReason'
> & { readonly name: Name };

/**
 * A column or a fact: a field of the record, or a value computed from several. The contract says which columns are sortable.
 */
type ShownLayout<D extends AdminDefinition> = Partial<Pick<Shown, 'label' | 'as' | 'of'>> &
  (
    | { readonly key: AdminField<D>; readonly value?: Shown['value'] }
    | { readonly key: string; readonly value: NonNullable<Shown['value']> }
  );

/**
 * The presentation of an entity's records: which fields, in which order. Names that are not in the contract are compile
 * errors. A field given by name only gets its label and its control from the contract; the layout takes precedence.
 */
export interface Layout<D extends AdminDefinition> extends Omit<
  EntityDescription,
  | 'name'
  | 'roles'
  | 'columns'
  | 'facts'
  | 'filters'
  | 'fields'
  | 'newFields'
  | 'firstSort'
  | 'actions'
  | 'listActions'
  | 'bulk'
  | 'canCreate'
> {
  readonly columns: readonly ShownLayout<D>[];
  readonly facts?: readonly ShownLayout<D>[];
  readonly filters?: readonly FilterLayout<D>[];
  readonly fields?: readonly FieldLayout<D>[];
  readonly newFields?: readonly FieldLayout<D>[];
  readonly firstSort?: { readonly key: AdminSort<D>; readonly order: 'asc' | 'desc' };
  readonly actions?: readonly ActionLayout<AdminAnyAction<D>>[];
  readonly listActions?: readonly ActionLayout<AdminAnyAction<D>>[];
  readonly bulk?: readonly AdminAnyAction<D>[];
  readonly canCreate?: boolean;
}

type FilterLayout<D extends AdminDefinition> = Partial<Omit<FilterDescription, 'key'>> & {
  readonly key: AdminFilter<D> | UnitFilter<D>;
};
type Unnamed<F> = F extends FieldDescription ? Omit<F, 'key' | 'label'> : never;
type FieldLayout<D extends AdminDefinition> = {
  readonly key: AdminInputField<D>;
  readonly label?: string;
} & (Unnamed<FieldDescription> | (Omit<FieldWords, 'key' | 'label'> & { readonly kind?: undefined }));
/** An entity that every service has can be filtered by service. */
type UnitFilter<D extends AdminDefinition> = D['service'] extends 'every' ? 'service' : never;

/** The description for the screens: the contract of an entity with its layout. */
export function layoutOf<const D extends AdminDescription & { readonly name: AdminEntity }>(
  definition: D,
  { actions, listActions, columns, facts, filters, fields, newFields, ...layout }: Layout<D>,
): EntityDescription {
  const { name, roles, sort } = definition;
  const described = (layouts: readonly ActionLayout[]) =>
    layouts.map((action): ActionDescription => {
      const known =
        definition.actions[action.name] ?? definition.hidden.find((one) => one.action === action.name);
      return {
        ...action,
        roles: known?.roles ?? [],
        needsReason: (known && 'needsReason' in known && known.needsReason) ?? false,
      };
    });
  const shown = (layouts: readonly ShownLayout<D>[]) =>
    layouts.map((one): Shown => ({ ...shownOf(definition, one), ...one }));
  const asked = (layouts: readonly FieldLayout<D>[]) => layouts.map((one) => fieldIn(definition, one));
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
