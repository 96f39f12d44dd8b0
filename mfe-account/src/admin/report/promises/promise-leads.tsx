import {
  type PromiseLead,
  type PromiseLeadsQuery,
  promiseLeadsPerPage,
} from '@valam/contracts/leads/report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { Link } from '@valam/mfe-kit/router';
import type { Column } from '@valam/ui/table/data-table';
import { inWords } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { type EntriesDefinition, uncached } from '../entries';
import { reportsApi } from '../reports.api';
import { answerWords, durationText } from './promise-measures';

const columns: readonly Column<PromiseLead>[] = [
  { key: 'day', header: 'Due', cell: ({ day }) => formatDay(day) },
  {
    key: 'lead',
    header: 'Lead',
    names: true,
    cell: ({ id, type }) => <Link to={recordPlace('leads', id)}>{inWords(type)}</Link>,
  },
  { key: 'person', header: 'Person', cell: ({ owner }) => owner ?? 'Nobody yet' },
  { key: 'answer', header: 'Answer', cell: ({ answer }) => answerWords[answer] },
  {
    key: 'minutes',
    header: 'Time to answer',
    figures: true,
    cell: ({ minutes }) => durationText(minutes),
  },
];

export const promiseLeads: EntriesDefinition<Omit<PromiseLeadsQuery, 'page'>, PromiseLead> = {
  title: 'Leads',
  columns,
  perPage: promiseLeadsPerPage,
  empty: 'There are no leads.',
  useEntries: (query) => reportsApi.usePromiseLeadsQuery(query, uncached),
};
