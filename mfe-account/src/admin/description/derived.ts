import type { AdminDescription } from '@valam/contracts/shared/admin-entity';
import type { FieldKind } from '@valam/contracts/shared/field-kind';
import type { FilterDescription } from './entity-description';
import { inWords, optionsOf, type FieldDescription, type Option } from './field-description';
import type { Shown, ShownAs } from './shown';

type Kind = FieldKind['kind'];

const shownAs: Readonly<Partial<Record<Kind, ShownAs>>> = {
  money: 'money',
  day: 'day',
  moment: 'moment',
  number: 'figure',
  flag: 'flag',
  choice: 'state',
  words: 'list',
};

const asked: Readonly<Partial<Record<Kind, FieldDescription['kind']>>> = {
  text: 'text',
  long: 'textarea',
  number: 'number',
  flag: 'flag',
  day: 'day',
  moment: 'moment',
  money: 'money',
  choice: 'select',
  words: 'words',
};

const yesOrNo: readonly Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/**
 * The label and format of a column or a fact. A value computed from several fields is text, unless the layout sets another
 * format.
 */
export function shownOf(
  { kinds: { record } }: AdminDescription,
  { key, value }: { readonly key: string; readonly value?: Shown['value'] },
): Pick<Shown, 'label' | 'as'> {
  const field = value ? undefined : record[key];
  const as = field && shownAs[field.kind];
  return { label: inWords(key), ...(as && { as }) };
}

/** The label, kind and options of a filter, derived from the record's field of the same name. */
export function filterOf(
  { kinds: { record } }: AdminDescription,
  { key, kind }: { readonly key: string; readonly kind?: FilterDescription['kind'] },
): Pick<FilterDescription, 'label' | 'kind' | 'options'> {
  const label = inWords(key);
  const field = record[key];
  if (kind || !field) return { label, kind: kind ?? 'text' };
  const { kind: holds, values } = field;
  if (values) return { label, kind: 'select', options: optionsOf(values) };
  if (holds === 'flag') return { label, kind: 'select', options: yesOrNo };
  return { label, kind: holds === 'day' ? 'day' : 'text' };
}

/** A form field, derived from its input schema. */
export function fieldIn(
  { name, kinds: { newInput, input } }: AdminDescription,
  layout: { readonly key: string; readonly label?: string; readonly kind?: FieldDescription['kind'] },
): FieldDescription {
  const field = newInput[layout.key] ?? input[layout.key];
  const { kind: holds = 'other', values, isRequired = false } = field ?? {};
  const kind = layout.kind ?? asked[holds];
  if (!kind) throw new Error(`The layout of ${name} does not say how ${layout.key} is asked for`);
  const derived = {
    label: inWords(layout.key),
    ...(isRequired && { required: true }),
    ...(!layout.kind && values && { options: optionsOf(values) }),
  };
  return { ...derived, ...layout, kind } as FieldDescription;
}
