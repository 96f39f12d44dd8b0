import { mailsAdmin } from '@valam/contracts/notifications/mails.admin';
import { layoutOf } from '../../description/layout';
import { inWords, optionsOf } from '../../description/field-description';
import { textAt } from '../../description/values';

export const mails = layoutOf(mailsAdmin, {
  title: 'Mails',
  noun: 'mail',
  titleOf: (row) => textAt(row, 'subject') || inWords(textAt(row, 'template')),
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Address, subject, template',
  columns: [
    { key: 'requestedAt', label: 'When', as: 'moment' },
    { key: 'to', label: 'To' },
    { key: 'subject', label: 'Subject' },
    { key: 'template', label: 'Template', as: 'word' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'lastError', label: 'Trouble' },
  ],
  filters: [
    {
      key: 'state',
      label: 'State',
      kind: 'select',
      options: optionsOf(['queued', 'sending', 'sent', 'failed', 'suppressed']),
    },
    { key: 'template', label: 'Template', kind: 'text' },
    { key: 'to', label: 'To', kind: 'text' },
  ],
  facts: [
    { key: 'to', label: 'To', as: 'mail' },
    { key: 'toName', label: 'Name' },
    { key: 'template', label: 'Template', as: 'word' },
    { key: 'requestedAt', label: 'Wanted', as: 'moment' },
    { key: 'sentAt', label: 'Sent', as: 'moment' },
    { key: 'attempts', label: 'Tried', as: 'figure' },
    { key: 'sendings', label: 'Sent times', as: 'figure' },
    { key: 'lastError', label: 'Trouble', as: 'long' },
  ],
  bulk: ['resend'],
  actions: [
    {
      name: 'resend',
      label: 'Send again',
      tone: 'primary',
      when: (row) => row['canResend'] === true,
      confirm: 'The same email is sent again.',
      done: 'It is on its way.',
    },
  ],
});
