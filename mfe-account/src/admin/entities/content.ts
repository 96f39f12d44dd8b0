import type { contentActions } from '@valam/contracts/catalog/content-actions';
import type { policiesAdmin } from '@valam/contracts/catalog/policies.admin';
import type { AdminDescription, AdminField } from '@valam/contracts/shared/admin-entity';
import type { AdminEntity } from '@valam/contracts/admin/entities';
import { describeLayout } from '../description/layout';
import { erased, type ActionLayout, type Layout } from '../description/typed-layout';
import type { EntityDescription, FilterDescription } from '../description/entity-description';
import type { Shown } from '../description/shown';
import { fieldIn } from '../description/derived';
import { optionsOf, type FieldDescription } from '../description/field-description';
import { asText } from '../description/as-text';

/** The labels of the recommended fields that the service reports as empty. */
export const lackedBy = (
  fields: readonly FieldDescription[],
  record: Readonly<Record<string, unknown>>,
): string[] => {
  const lacks = Array.isArray(record['lacks']) ? record['lacks'].map(asText) : [];
  return fields.filter(({ key }) => lacks.includes(key)).map(({ label }) => label.toLowerCase());
};

type AnyContent = AdminDescription & { readonly name: AdminEntity; readonly actions: typeof contentActions };
/** Stands for all content entities with a page: they share its fields. */
type Page = typeof policiesAdmin;

type Own<D extends AnyContent> = Omit<Layout<D>, 'titleOf' | 'actions'> & {
  /** Defaults to the value of `titleKey`. */
  readonly titleOf?: Layout<D>['titleOf'];
  /** The field that names a record. */
  readonly titleKey: AdminField<D>;
  readonly hasPage?: boolean;
  /** The service reports empty recommended fields. */
  readonly canLack?: boolean;
  /** A sentence that says what else changes when a record leaves the pages. */
  readonly withdrawal?: string;
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

const contentFacts: readonly Shown[] = [
  { key: 'createdAt', label: 'Created', as: 'moment' },
  { key: 'updatedAt', label: 'Changed', as: 'moment' },
  { key: 'publishedAt', label: 'Published', as: 'moment' },
  { key: 'isSample', label: 'Sample', as: 'flag' },
  { key: 'version', label: 'Version', as: 'figure' },
];

const not = (state: string) => (record: Readonly<Record<string, unknown>>) => record['status'] !== state;

const publish: ActionLayout<Page> = {
  name: 'publish',
  label: 'Publish',
  tone: 'primary',
  when: not('published'),
  isOfVersion: true,
  done: 'Published. Pages show it within seconds.',
};
const unpublish = (withdrawal = 'Nothing else changes.'): ActionLayout<Page> => ({
  name: 'unpublish',
  label: 'Back to draft',
  when: not('draft'),
  confirm: `Pages will no longer show it. ${withdrawal}`,
  done: 'A draft again.',
});
const archive = (withdrawal?: string): ActionLayout<Page> => ({
  name: 'archive',
  label: 'Archive',
  tone: 'danger',
  when: not('archived'),
  confirm: [
    'It leaves every page; the lists of this office show it as archived.',
    ...(withdrawal === undefined ? [] : [withdrawal]),
    'It can be published again.',
  ].join(' '),
  done: 'Archived.',
});
const preview: ActionLayout<Page> = {
  name: 'preview',
  label: 'Preview',
  outcome: (answer) => ({ kind: 'open', href: answer.url }),
  done: 'The page opens as it would be.',
};

const exportCsv = (name: string): ActionLayout<Page> => ({
  name: 'export',
  label: 'Export CSV',
  outcome: (answer) => ({
    kind: 'file',
    name: `${name}.csv`,
    text: answer.csv,
    pages: answer.pages,
    next: answer.next,
  }),
  done: 'Written.',
});

/** Describes a content entity, with draft and published states, preview and CSV. */
export function content<const D extends AnyContent>(
  definition: D,
  { titleKey, hasPage = false, canLack = false, withdrawal, title, noun, ...own }: Own<D>,
): EntityDescription {
  const { titleOf, columns = [], filters = [], facts = [], listActions = [], ...rest } = erased<D>(own);
  const fields = (own.fields ?? []).map((field) => fieldIn(definition, field));
  const missing: readonly Shown[] = canLack
    ? [{ key: 'lacks', label: 'Still missing', as: 'list', value: (record) => lackedBy(fields, record) }]
    : [];
  const ofPage = erased<Page>({
    actions: [publish, ...(hasPage ? [preview] : []), unpublish(withdrawal), archive(withdrawal)],
    listActions: [exportCsv(definition.name)],
    bulk: ['publish', 'unpublish', 'archive'],
    stateOf: ({ status: now }) => now,
    importReportIn: (report) => report,
  });
  return describeLayout(definition, {
    ...rest,
    ...ofPage,
    title,
    noun,
    ...(titleOf ? { titleOf } : { titleKey, titleOf: (record) => asText(record[titleKey]) || `A ${noun}` }),
    columns: [
      ...columns,
      ...missing,
      { key: 'status', label: 'Status', as: 'state' },
      { key: 'updatedAt', label: 'Changed', as: 'moment' },
    ],
    filters: [status, ...(canLack ? [lacks] : []), ...filters],
    facts: [...missing, ...facts, ...contentFacts],
    canCreate: true,
    listActions: [...(ofPage.listActions ?? []), ...listActions],
  });
}
