import { adminServices } from '@valam/contracts/shared/admin';
import { optionsOf } from '../../description/field-description';

export const service = {
  key: 'service',
  label: 'Unit',
  kind: 'select',
  options: optionsOf(adminServices),
} as const;
