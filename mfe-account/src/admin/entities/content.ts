import type { contentActions } from '@valam/contracts/catalog/content-actions';
import type {
  AdminActionName,
  AdminDefinition,
  AdminDescription,
} from '@valam/contracts/shared/admin-entity';
import type { AdminEntity } from '@valam/contracts/admin/entities';
import { layoutOf, type ActionLayout, type Layout } from '../description/layout';
import type { EntityDescription, FilterDescription } from '../description/entity-description';
import type { Shown } from '../description/shown';
import { fieldIn } from '../description/derived';
import { optionsOf, type FieldDescription } from '../description/field-description';
import { numberAt, textAt } from '../description/values';
import { asText } from '../description/as-text';

/** Labels of the recommended fields that are still empty, as reported by the service. */
export const lackedBy = (
  fields: readonly FieldDescription[],
  record: Readonly<Record<string, unknown>>,
): string[] => {
  const lacks = Array.isArray(record['lacks']) ? record['lacks'].map(asText) : [];
  return fields.filter(({ key }) => lacks.includes(key)).map(({ label }) => label.toLowerCase());
};

type ContentAction = AdminActionName<AdminDefinition & { readonly actions: typeof contentActions }>;
type NamedDefinition = AdminDescription & { readonly name: AdminEntity };
type AnyContent = AdminDescription & { readonly name: AdminEntity; readonly actions: typeof contentActions };

type Own<D extends AnyContent> = Omit<Layout<D>, 'titleOf' | 'actions' | 'facts'> & {
  /** Defaults to the text of `titleKey`. */
  readonly titleOf?: EntityDescription['titleOf'];
  /** The field that names a record. */
  readonly titleKey: string;
  readonly hasPage?: boolean;
  /** The service reports recommended fields that are empty. */
  readonly canLack?: boolean;
  readonly facts?: Layout<D>['facts'];
};

const status: FilterDescription = {
  key: 'status',
  label: 'Status',
  kind: 'select',
  options: optionsOf(['draft', 'published', 'archived']),
};

const lacks: FilterDescription = {
  key: 'lacks',
  label: 'Still missing',
  kind: 'select',
  options: optionsOf(['something', 'nothing']),
};

const facts: readonly Shown[] = [
  { key: 'createdAt', label: 'Created', as: 'moment' },
  { key: 'updatedAt', label: 'Changed', as: 'moment' },
  { key: 'publishedAt', label: 'Published', as: 'moment' },
  { key: 'isSample', label: 'Sample', as: 'flag' },
  { key: 'version', label: 'Version', as: 'figure' },
];

const not = (state: string) => (record: Readonly<Record<string, unknown>>) => record['status'] !== state;

const publish: ActionLayout<ContentAction> = {
  name: 'publish',
  label: 'Publish',
  tone: 'primary',
  when: not('published'),
  done: 'Published. Pages show it within seconds.',
};
const unpublish: ActionLayout<ContentAction> = {
  name: 'unpublish',
  label: 'Back to draft',
  when: not('draft'),
  confirm: 'Pages will no longer show it. Nothing else changes.',
  done: 'A draft again.',
};
const archive: ActionLayout<ContentAction> = {
  name: 'archive',
  label: 'Archive',
  tone: 'danger',
  when: not('archived'),
  confirm: 'It leaves every page and the lists of this office. It can be published again.',
  done: 'Archived.',
};
const preview: ActionLayout<'preview'> = {
  name: 'preview',
  label: 'Preview',
  outcome: (answer) => ({ kind: 'open', href: textAt(answer, 'url') }),
  done: 'The page opens as it would be.',
};

const exportCsv = (name: string): ActionLayout<ContentAction> => ({
  name: 'export',
  label: 'Export CSV',
  outcome: (answer) => ({
    kind: 'file',
    name: `${name}.csv`,
    text: textAt(answer, 'csv'),
    pages: numberAt(answer, 'pages'),
  }),
  done: 'Written.',
});

/** The description of a content entity: draft and published, preview, CSV. */
export function content<const D extends AnyContent>(
  definition: D,
  { titleKey, hasPage = false, canLack = false, columns, filters = [], ...own }: Own<D>,
): EntityDescription {
  const fields = (own.fields ?? []).map((field) => fieldIn(definition, field));
  const missing: readonly Shown[] = canLack
    ? [{ key: 'lacks', label: 'Still missing', as: 'list', value: (record) => lackedBy(fields, record) }]
    : [];
  const layout: Layout<NamedDefinition> = {
    ...own,
    titleOf: own.titleOf ?? ((record) => textAt(record, titleKey) || `A ${own.noun}`),
    stateOf: (record) => textAt(record, 'status') || null,
    columns: [
      ...columns,
      ...missing,
      { key: 'status', label: 'Status', as: 'state' },
      { key: 'updatedAt', label: 'Changed', as: 'moment' },
    ],
    filters: [status, ...(canLack ? [lacks] : []), ...filters],
    facts: [...missing, ...(own.facts ?? []), ...facts],
    canCreate: true,
    hasCsv: true,
    bulk: ['publish', 'unpublish', 'archive'],
    actions: [publish, ...(hasPage ? [preview] : []), unpublish, archive],
    listActions: [exportCsv(definition.name), ...(own.listActions ?? [])],
  };
  // The definition of every content entity contains the common fields.
  return layoutOf<NamedDefinition>(definition, layout);
}
