import type { FormProgress } from '@valam/mfe-kit/form';

/** The name, the error and the previous value of a field of an action's form. */
export function fieldsOf({ errors, values }: FormProgress) {
  return (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
}
