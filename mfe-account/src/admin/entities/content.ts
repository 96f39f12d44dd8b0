import type { ActionDescription } from '../description/action-description';
import type { EntityDescription, FilterDescription } from '../description/entity-description';
import type { Shown } from '../description/shown';
import { lackedBy } from '../description/lacked-by';
import { optionsOf } from '../description/field-description';
import { numberAt, textAt } from '../description/values';
import { editors, everybody } from './roles';

type Own = Omit<EntityDescription, 'roles' | 'titleOf' | 'actions' | 'facts'> & {
  /** Left out: the words of `titleKey`. */
  readonly titleOf?: EntityDescription['titleOf'];
  /** The field that names a record. */
  readonly titleKey: string;
  readonly hasPage?: boolean;
  /** The service says what its page is poorer without. */
  readonly canLack?: boolean;
  readonly facts?: readonly Shown[];
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

const publish: ActionDescription = {
  name: 'publish',
  label: 'Publish',
  roles: editors,
  tone: 'primary',
  when: not('published'),
  done: 'Published. Pages show it within seconds.',
};
const unpublish: ActionDescription = {
  name: 'unpublish',
  label: 'Back to draft',
  roles: editors,
  when: not('draft'),
  confirm: 'Pages will no longer show it. Nothing else changes.',
  done: 'A draft again.',
};
const archive: ActionDescription = {
  name: 'archive',
  label: 'Archive',
  roles: editors,
  tone: 'danger',
  when: not('archived'),
  confirm: 'It leaves every page and the lists of this office. It can be published again.',
  done: 'Archived.',
};
const preview: ActionDescription = {
  name: 'preview',
  label: 'Preview',
  roles: editors,
  outcome: (answer) => ({ kind: 'open', href: textAt(answer, 'url') }),
  done: 'The page opens as it would be.',
};

const exportCsv = (name: string): ActionDescription => ({
  name: 'export',
  label: 'Export CSV',
  roles: everybody,
  outcome: (answer) => ({
    kind: 'file',
    name: `${name}.csv`,
    text: textAt(answer, 'csv'),
    pages: numberAt(answer, 'pages'),
  }),
  done: 'Written.',
});

/** What every kind of content has: draft and published, preview, CSV. */
export function content({
  titleKey,
  hasPage = false,
  canLack = false,
  columns,
  filters = [],
  ...own
}: Own): EntityDescription {
  const { fields = [] } = own;
  const missing: readonly Shown[] = canLack
    ? [{ key: 'lacks', label: 'Still missing', as: 'list', value: (record) => lackedBy(fields, record) }]
    : [];
  return {
    ...own,
    roles: { read: everybody, write: editors },
    titleOf: own.titleOf ?? ((record) => textAt(record, titleKey) || `A ${own.noun}`),
    stateOf: (record) => textAt(record, 'status') || null,
    columns: [
      ...columns,
      ...missing,
      { key: 'status', label: 'Status', as: 'state', sortable: true },
      { key: 'updatedAt', label: 'Changed', as: 'moment', sortable: true },
    ],
    filters: [status, ...(canLack ? [lacks] : []), ...filters],
    facts: [...missing, ...(own.facts ?? []), ...facts],
    canCreate: true,
    hasCsv: true,
    bulk: ['publish', 'unpublish', 'archive'],
    actions: [publish, ...(hasPage ? [preview] : []), unpublish, archive],
    listActions: [exportCsv(own.name), ...(own.listActions ?? [])],
  };
}
