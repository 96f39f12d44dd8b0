import type { AdminRecord } from '@valam/contracts/shared/admin';
import { formatDay } from '@valam/contracts/shared/days';
import { formatCount } from '@valam/contracts/shared/money';
import { Badge } from '@valam/ui/badge/badge';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { asText } from '../description/as-text';
import type { Shown, ShownAs } from '../description/shown';
import { inWords } from '../description/field-description';
import { amountWords } from '../entities/amount-words';
import { formatMoment } from './format-moment';
import { PictureThumb } from './picture-thumb';
import { RecordName } from './record-name';
import { stateTone } from './state-tone';
import { WebLink } from './web-link';

const Long = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Code = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font:
    0.8125rem/1.5 ui-monospace,
    monospace;
`;

const none = '–';

type Writer = (value: unknown, shown: Shown, row: AdminRecord) => ReactNode;

const writers: Readonly<Record<ShownAs, Writer>> = {
  text: asText,
  word: (value) => inWords(asText(value)),
  state: (value) => <Badge tone={stateTone(asText(value))}>{inWords(asText(value))}</Badge>,
  money: (value) => amountWords(value) || none,
  day: (value) => formatDay(asText(value).slice(0, 10)),
  moment: (value) => formatMoment(asText(value)),
  figure: (value) => (typeof value === 'number' ? formatCount(value) : asText(value)),
  flag: (value) => (value ? 'Yes' : 'No'),
  list: (value) => (Array.isArray(value) ? value.map(asText).join(', ') : asText(value)),
  mail: (value) => <a href={`mailto:${asText(value)}`}>{asText(value)}</a>,
  address: (value) => <WebLink address={asText(value)} />,
  picture: (value) => <PictureThumb picture={value} />,
  photo: (value) => <PictureThumb picture={value} isLarge />,
  record: (value, { of }, row) => {
    const entity = typeof of === 'function' ? of(row) : of;
    return entity ? <RecordName of={entity} id={asText(value)} /> : asText(value);
  },
  long: (value) => <Long>{asText(value)}</Long>,
  json: (value) => <Code>{JSON.stringify(value, null, 2)}</Code>,
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** True for a value that only a specific action reveals. */
const isHidden = ({ key }: Shown, { hidden }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(hidden) && hidden.includes(key);

export function ShownValue({ shown, row }: { shown: Shown; row: Readonly<Record<string, unknown>> }) {
  if (isHidden(shown, row)) return 'Hidden. An action shows it to those who may see it.';
  const record = row as AdminRecord;
  const value = shown.value ? shown.value(record) : row[shown.key];
  return isNothing(value) ? none : writers[shown.as ?? 'text'](value, shown, record);
}
