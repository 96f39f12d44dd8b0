import type { ImportReport } from '@valam/contracts/catalog/content-actions';
import type {
  AdminActionInput,
  AdminActionName,
  AdminActionOutput,
  AdminAnyAction,
  AdminDefinition,
  AdminField,
  AdminFilter,
  AdminInputField,
  AdminRowOf,
  AdminSort,
} from '@valam/contracts/shared/admin-entity';
import type { ActionDescription, Outcome, PreviewDescription } from './action-description';
import type { EntityDescription, FilterDescription, RelatedLink } from './entity-description';
import type { FieldDescription, FieldWords } from './field-description';
import type { HistoryLine } from './history';
import type { PartDescription, Shown } from './shown';
import type { RowIn } from './values';

/** The fields of a row that hold a list of rows. */
type ListField<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends readonly object[] ? K : never;
}[keyof R & string];

/** A table of rows below a record or in a preview: the field with the rows, and columns that exist in these rows. */
type PartLayout<R> = {
  [K in ListField<R>]: Omit<PartDescription, 'rows' | 'columns' | 'href'> & {
    readonly rows: K;
    readonly columns: readonly ColumnOf<RowIn<R, K>>[];
    readonly href?: (row: RowIn<R, K>) => string | null;
  };
}[ListField<R>];
type ColumnOf<R> = Omit<Shown, 'key' | 'value'> &
  (
    | { readonly key: keyof R & string; readonly value?: (row: R) => unknown }
    | { readonly key: string; readonly value: (row: R) => unknown }
  );

/** A preview, typed by the action whose response it shows. */
type PreviewLayout<D extends AdminDefinition> = {
  [P in AdminActionName<D>]: Omit<PreviewDescription, 'action' | 'lines' | 'agreed' | 'part'> & {
    readonly action: P;
    readonly lines: (answer: AdminActionOutput<D, P>) => readonly string[];
    readonly agreed?: (answer: AdminActionOutput<D, P>) => Readonly<Record<string, unknown>>;
    readonly part?: PartLayout<AdminActionOutput<D, P>>;
  };
}[AdminActionName<D>];

type AskedField<D extends AdminDefinition, A> = FieldDescription & {
  readonly key: A extends AdminActionName<D> ? keyof AdminActionInput<D, A> & string : never;
};

/** The presentation of an action; its roles, input and response, and whether it needs a reason, come from the contract. */
export type ActionLayout<D extends AdminDefinition, Name extends AdminAnyAction<D> = AdminAnyAction<D>> = {
  [A in Name]: Omit<
    ActionDescription,
    'name' | 'roles' | 'needsReason' | 'when' | 'confirm' | 'fields' | 'initial' | 'preview' | 'outcome'
  > & {
    readonly name: A;
    readonly when?: (record: AdminRowOf<D>) => boolean;
    readonly confirm?: string | ((record: AdminRowOf<D>) => string);
    readonly fields?: readonly AskedField<D, A>[] | ((record: AdminRowOf<D>) => readonly AskedField<D, A>[]);
    readonly initial?: (
      record: AdminRowOf<D>,
    ) => A extends AdminActionName<D> ? Partial<Record<keyof AdminActionInput<D, A>, unknown>> : never;
    readonly preview?: PreviewLayout<D>;
    readonly outcome?: (answer: AdminActionOutput<D, A>) => Outcome | null;
  };
}[Name];

/**
 * A column or a fact: a field of the record, or a value computed from several. The contract defines which are sortable.
 */
type ShownLayout<D extends AdminDefinition> = Partial<Pick<Shown, 'label' | 'as' | 'of'>> &
  (
    | { readonly key: AdminField<D>; readonly value?: (record: AdminRowOf<D>) => unknown }
    | { readonly key: string; readonly value: (record: AdminRowOf<D>) => unknown }
  );

/**
 * The presentation of an entity's records: which fields, in which order. Names that are not in the contract are compile
 * errors, including those that a function reads from a record or a response. Labels and controls default to those of the
 * contract; the layout can override them.
 */
export interface Layout<D extends AdminDefinition>
  extends Omit<EntityDescription, keyof FromContract<D> | 'name' | 'roles'>, FromContract<D> {}

/** The parts of a layout that refer to names of the contract. */
interface FromContract<D extends AdminDefinition> {
  readonly titleOf: (record: AdminRowOf<D>) => string;
  readonly stateOf?: (record: AdminRowOf<D>) => string | null;
  readonly historyOf?: (record: AdminRowOf<D>) => readonly HistoryLine[];
  readonly relatedLinksOf?: (record: AdminRowOf<D>) => readonly RelatedLink[];
  readonly parts?: readonly (PartLayout<AdminRowOf<D>> | ComputedPart<D>)[];
  readonly columns: readonly ShownLayout<D>[];
  readonly facts?: readonly ShownLayout<D>[];
  readonly filters?: readonly FilterLayout<D>[];
  readonly fields?: readonly FieldLayout<D>[];
  readonly newFields?: readonly FieldLayout<D>[];
  readonly firstSort?: { readonly key: AdminSort<D>; readonly order: 'asc' | 'desc' };
  readonly actions?: readonly ActionLayout<D>[];
  readonly listActions?: readonly ActionLayout<D>[];
  readonly bulk?: readonly AdminAnyAction<D>[];
  readonly importReportIn?: (answer: AdminActionOutput<D, 'import' & AdminAnyAction<D>>) => ImportReport;
}

/** A table whose rows are computed instead of read from a field. */
type ComputedPart<D extends AdminDefinition> = Omit<PartDescription, 'rows'> & {
  readonly rows: (record: AdminRowOf<D>) => readonly Readonly<Record<string, unknown>>[];
};

type FilterLayout<D extends AdminDefinition> = Partial<Omit<FilterDescription, 'key'>> & {
  readonly key: AdminFilter<D> | UnitFilter<D>;
};
type Unnamed<F> = F extends FieldDescription ? Omit<F, 'key' | 'label'> : never;
type FieldLayout<D extends AdminDefinition> = {
  readonly key: AdminInputField<D>;
  readonly label?: string;
} & (Unnamed<FieldDescription> | (Omit<FieldWords, 'key' | 'label'> & { readonly kind?: undefined }));
/** An entity that exists in every service can be filtered by service. */
type UnitFilter<D extends AdminDefinition> = D['service'] extends 'every' ? 'service' : never;

/** A layout without the types of its contract, as the screens use it. */
export interface AnyLayout extends Omit<
  EntityDescription,
  'name' | 'roles' | 'columns' | 'facts' | 'filters' | 'fields' | 'newFields' | 'actions' | 'listActions'
> {
  readonly columns: readonly AnyShown[];
  readonly facts?: readonly AnyShown[];
  readonly filters?: readonly (Partial<FilterDescription> & Pick<FilterDescription, 'key'>)[];
  readonly fields?: readonly AnyField[];
  readonly newFields?: readonly AnyField[];
  readonly actions?: readonly AnyAction[];
  readonly listActions?: readonly AnyAction[];
}
export type AnyAction = Omit<ActionDescription, 'roles' | 'needsReason'>;
export type AnyShown = Partial<Shown> & Pick<Shown, 'key'>;
export type AnyField = Pick<FieldWords, 'key'> &
  Partial<FieldWords> & { readonly kind?: FieldDescription['kind'] };

/**
 * Erases the contract's types from a layout: the only type assertion. A function of one action's response is not
 * assignable to a function of any response, but it is never called with any other: a screen passes only the response of
 * that action, for a record of that contract, and the service has parsed both with the schemas of that contract before
 * sending them.
 */
export function erased<D extends AdminDefinition>(layout: Layout<D>): AnyLayout;
export function erased<D extends AdminDefinition>(layout: Partial<Layout<D>>): Partial<AnyLayout>;
export function erased(layout: Partial<AnyLayout>): Partial<AnyLayout> {
  return layout;
}
