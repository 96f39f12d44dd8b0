import { Checkbox, CheckboxGroup } from '@valam/ui/field/choice-field';
import { SelectField } from '@valam/ui/field/select-field';
import { DateField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { BlocksField } from './blocks-field';
import { type FieldProps, wordsOf } from './field-props';
import { FocusField } from './focus-field';
import { GroupField, RowsField } from './nested-fields';
import { JsonField, MomentField, MoneyField, NumberField, WordsField } from './plain-fields';
import { PictureField } from './picture-field';
import { PicturesField } from './pictures-field';
import { RecordField } from './record-field';
import { RecordsField } from './records-field';

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The control for a field, by its kind. */
export function FieldControl(props: FieldProps) {
  const { field, value, onChange } = props;
  const words = wordsOf(props);
  const onText = (text: string) => onChange(text === '' && !field.required ? null : text);
  switch (field.kind) {
    case 'text':
      return <TextField {...words} value={textOf(value)} onChange={(e) => onText(e.target.value)} />;
    case 'password':
      return (
        <TextField
          {...words}
          type="password"
          value={textOf(value)}
          onChange={(e) => onText(e.target.value)}
        />
      );
    case 'address':
      return (
        <TextField
          {...words}
          type="url"
          inputMode="url"
          value={textOf(value)}
          onChange={(e) => onText(e.target.value)}
        />
      );
    case 'textarea':
      return <TextareaField {...words} value={textOf(value)} onChange={(e) => onText(e.target.value)} />;
    case 'day':
      return <DateField {...words} value={textOf(value)} onChange={(e) => onText(e.target.value)} />;
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          error={words.error}
          name={props.path}
          checked={value === true}
          onChange={(e) => onChange(e.target.checked)}
        />
      );
    case 'select':
      return (
        <SelectField
          {...words}
          options={field.options}
          emptyLabel={field.required && value ? undefined : 'None'}
          value={textOf(value)}
          onChange={(e) => onText(e.target.value)}
        />
      );
    case 'choices':
      return (
        <CheckboxGroup
          label={field.label}
          optional
          name={props.path}
          choices={field.options}
          chosen={Array.isArray(value) ? value.map(textOf) : []}
          onChoose={onChange}
        />
      );
    case 'number':
      return <NumberField {...props} />;
    case 'moment':
      return <MomentField {...props} />;
    case 'money':
      return <MoneyField {...props} field={field} />;
    case 'words':
      return <WordsField {...props} />;
    case 'json':
      return <JsonField {...props} />;
    case 'picture':
      return <PictureField {...props} field={field} />;
    case 'pictures':
      return <PicturesField {...props} field={field} />;
    case 'record':
      return <RecordField {...props} field={field} />;
    case 'records':
      return <RecordsField {...props} field={field} />;
    case 'rows':
      return <RowsField {...props} field={field} control={FieldControl} />;
    case 'group':
      return <GroupField {...props} field={field} control={FieldControl} />;
    case 'focus':
      return <FocusField {...props} />;
    case 'blocks':
      return <BlocksField {...props} />;
  }
}
