import type { AdminRowOf } from '@valam/contracts/shared/admin-entity';
import { jobsAdmin } from '@valam/contracts/shared/jobs.admin';
import { layoutOf } from '../../description/layout';
import { inWords, optionsOf } from '../../description/field-description';
import { textAt } from '../../description/values';
import { service } from './unit-filter';

export const jobs = layoutOf(jobsAdmin, {
  title: 'Jobs',
  noun: 'job',
  titleOf: (row) => inWords(textAt(row, 'name')),
  stateOf,
  searchHint: 'Whole name of a job',
  columns: [
    { key: 'runAt', label: 'Due' },
    { key: 'service', label: 'Unit', as: 'word' },
    { key: 'name', label: 'Job', as: 'word' },
    { key: 'attempts', label: 'Tried' },
    { key: 'maxAttempts', label: 'Of' },
    { key: 'isRunning', label: 'Running' },
    { key: 'lastError', label: 'Problem' },
  ],
  filters: [
    service,
    {
      key: 'state',
      kind: 'select',
      options: optionsOf(['waiting', 'running', 'retrying', 'failed']),
    },
  ],
  facts: [
    { key: 'service', label: 'Unit', as: 'word' },
    { key: 'key' },
    { key: 'runAt', label: 'Due' },
    { key: 'createdAt', label: 'Stored' },
    { key: 'attempts', label: 'Tried' },
    { key: 'lastError', label: 'Problem', as: 'long' },
  ],
  bulk: ['retry'],
  actions: [
    {
      name: 'retry',
      label: 'Run now',
      tone: 'primary',
      done: 'It runs at once.',
      isLast: true,
    },
    {
      name: 'cancel',
      label: 'Give up',
      tone: 'danger',
      confirm: 'It will not run again.',
      done: 'Cancelled.',
    },
  ],
});

/** The same states as those of the filter. */
function stateOf({ isRunning, attempts, maxAttempts }: AdminRowOf<typeof jobsAdmin>): string {
  if (isRunning) return 'running';
  if (attempts >= maxAttempts) return 'failed';
  return attempts > 0 ? 'retrying' : 'waiting';
}
