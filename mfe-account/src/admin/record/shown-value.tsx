import type { AdminRecord } from '@valam/contracts/shared/admin';
import { formatDay } from '@valam/contracts/shared/days';
import { Badge } from '@valam/ui/badge/badge';
import { styled } from 'styled-components';
import type { Shown } from '../description/entity-description';
import { inWords } from '../description/field-description';
import { amountWords } from '../entities/amount-words';
import { formatMoment } from './format-moment';
import { PictureThumb } from './picture-thumb';
import { RecordName } from './record-name';
import { stateTone } from './state-tone';

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

/** One value as its description says. */
export function ShownValue({ shown, row }: { shown: Shown; row: Readonly<Record<string, unknown>> }) {
  const value = shown.value ? shown.value(row as AdminRecord) : row[shown.key];
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return none;
  switch (shown.as) {
    case 'state':
      return <Badge tone={stateTone(String(value))}>{inWords(String(value))}</Badge>;
    case 'money':
      return amountWords(value) || none;
    case 'day':
      return formatDay(String(value).slice(0, 10));
    case 'moment':
      return formatMoment(String(value));
    case 'figure':
      return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
    case 'flag':
      return value ? 'Yes' : 'No';
    case 'list':
      return Array.isArray(value)
        ? value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
        : String(value);
    case 'mail':
      return <a href={`mailto:${String(value)}`}>{String(value)}</a>;
    case 'address':
      return (
        <a href={String(value)}>
          {String(value)
            .replace(/^https?:\/\//, '')
            .slice(0, 60)}
        </a>
      );
    case 'picture':
      return <PictureThumb picture={value} />;
    case 'record':
      return shown.of ? <RecordName of={shown.of} id={String(value)} /> : String(value);
    case 'long':
      return <Long>{String(value)}</Long>;
    case 'json':
      return <Code>{JSON.stringify(value, null, 2)}</Code>;
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}
