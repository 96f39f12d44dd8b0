import { mailsAdmin } from '@valam/contracts/notifications/mails.admin';
import { layoutOf } from '../../description/layout';
import { inWords } from '../../description/field-description';
import { asName } from '../../description/spelling';
import { textAt } from '../../description/values';

export const mails = layoutOf(mailsAdmin, {
  title: 'Emails',
  noun: 'email',
  titleOf: (row) => textAt(row, 'subject') || inWords(textAt(row, 'template')),
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Address, subject, template',
  columns: [
    { key: 'requestedAt', label: 'When' },
    { key: 'to' },
    { key: 'subject' },
    { key: 'template', as: 'word' },
    { key: 'state' },
    { key: 'lastError', label: 'Problem' },
  ],
  filters: [
    {
      key: 'state',
    },
    { key: 'template', storedAs: asName },
    { key: 'to' },
  ],
  facts: [
    { key: 'to', as: 'mail' },
    { key: 'toName', label: 'Name' },
    { key: 'template', as: 'word' },
    { key: 'requestedAt', label: 'Wanted' },
    { key: 'sentAt', label: 'Sent' },
    { key: 'attempts', label: 'Tried' },
    { key: 'sendings', label: 'Sent times' },
    { key: 'lastError', label: 'Problem', as: 'long' },
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
