/** For forms that work with and without JavaScript. */
export { ActionForm, idempotencyKeyOf, newIdempotencyKey, type FormProgress } from './form/action-form';
export { afterRefusal } from './form/after-refusal';
export { focusFirstWrong } from './form/focus-first-wrong';
export { passwordOf, textOf } from './form/form-texts';
export { ReferralNote } from './form/referral-note';
export { emailError, wrongFields } from './form/wrong-fields';
