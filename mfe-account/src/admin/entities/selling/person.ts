import { textAt } from '../../description/values';

export const person = (row: Readonly<Record<string, unknown>>) =>
  textAt(row, 'name') ||
  `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`.trim() ||
  textAt(row, 'email') ||
  'Someone';
