import { Checkbox, CheckboxGroup } from '@valam/ui/field/choice-field';
import { SelectField } from '@valam/ui/field/select-field';
import { DateField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { asText } from '../description/as-text';
import type { FieldOf } from '../description/field-description';
import { errorWithin, type FieldProps, readIn, unreadable, wordsOf } from './field-props';

/** A cleared field sends null, or an empty string if it is required. */
const typed = ({ field, onChange }: FieldProps, text: string) =>
  onChange(text === '' && !field.required ? null : text);

export const LineField = (props: FieldProps) => (
  <TextField {...wordsOf(props)} value={asText(props.value)} onChange={(e) => typed(props, e.target.value)} />
);

export const AddressField = (props: FieldProps) => (
  <TextField
    {...wordsOf(props)}
    type="url"
    inputMode="url"
    value={asText(props.value)}
    onChange={(e) => typed(props, e.target.value)}
  />
);

export const LongField = (props: FieldProps) => (
  <TextareaField
    {...wordsOf(props)}
    value={asText(props.value)}
    onChange={(e) => typed(props, e.target.value)}
  />
);

export const DayField = (props: FieldProps) => (
  <DateField
    {...wordsOf(props)}
    value={props.value === unreadable ? '' : asText(props.value)}
    onChange={(e) => typed(props, readIn(e.target))}
    onBlur={(e) => e.target.validity.badInput && typed(props, unreadable)}
  />
);

export const FlagField = ({ field, value, onChange, errors, path }: FieldProps) => (
  <Checkbox
    label={field.label}
    hint={field.hint}
    error={errors[path]}
    name={path}
    checked={value === true}
    onChange={(e) => onChange(e.target.checked)}
  />
);

export const ChoiceField = (props: FieldProps<FieldOf<'select'>>) => (
  <SelectField
    {...wordsOf(props)}
    options={props.field.options}
    emptyLabel={props.field.required ? (props.value ? undefined : 'Please choose') : 'None'}
    value={asText(props.value)}
    onChange={(e) => typed(props, e.target.value)}
  />
);

export const ChoicesField = ({ field, value, onChange, errors, path }: FieldProps<FieldOf<'choices'>>) => (
  <CheckboxGroup
    label={field.label}
    hint={field.hint}
    error={errorWithin(errors, path)}
    optional
    name={path}
    choices={field.options}
    chosen={Array.isArray(value) ? value.map(asText) : []}
    onChoose={onChange}
  />
);
