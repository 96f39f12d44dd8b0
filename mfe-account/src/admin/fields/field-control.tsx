import type { ComponentType } from 'react';
import type { FieldDescription, FieldOf } from '../description/field-description';
import { BlocksField } from './blocks-field';
import { ChoiceOfField } from './choice-of-field';
import type { FieldProps } from './field-props';
import { FocusField } from './focus-field';
import { GroupField, RowsField } from './nested-fields';
import { PictureField, PicturesField } from './picture-field';
import { JsonField, MomentField, MoneyField, NumberField, WordsField } from './plain-fields';
import { RecordField, RecordsField } from './record-field';
import {
  AddressField,
  ChoiceField,
  ChoicesField,
  DayField,
  FlagField,
  LineField,
  LongField,
} from './text-fields';

const Rows = (props: FieldProps<FieldOf<'rows'>>) => <RowsField {...props} control={FieldControl} />;
const Group = (props: FieldProps<FieldOf<'group'>>) => <GroupField {...props} control={FieldControl} />;

const controls: Readonly<Record<FieldDescription['kind'], ComponentType<FieldProps<never>>>> = {
  text: LineField,
  address: AddressField,
  textarea: LongField,
  day: DayField,
  flag: FlagField,
  select: ChoiceField,
  choices: ChoicesField,
  choiceOf: ChoiceOfField,
  number: NumberField,
  moment: MomentField,
  money: MoneyField,
  words: WordsField,
  json: JsonField,
  picture: PictureField,
  pictures: PicturesField,
  record: RecordField,
  records: RecordsField,
  rows: Rows,
  group: Group,
  focus: FocusField,
  blocks: BlocksField,
};

/** Renders the control for a field's kind. */
export function FieldControl(props: FieldProps) {
  const Control = controls[props.field.kind] as ComponentType<FieldProps>;
  return <Control {...props} />;
}
