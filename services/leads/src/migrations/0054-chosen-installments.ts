import { migration } from '@valam/service-kit/database/migration';

/** Number of installments into which the balance of a booking is split once its deposit is paid. */
export const chosenInstallments = migration(
  '0054-chosen-installments',
  `
  alter table booking add plan_installments integer check (plan_installments > 1);
  `,
);
