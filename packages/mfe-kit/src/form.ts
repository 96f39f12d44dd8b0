/** For forms that work with and without scripts. */
export { ActionForm, idempotencyKeyOf, passwordOf, textOf, type FormProgress } from './form/action-form';
