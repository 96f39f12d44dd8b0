import type { FormProgress } from '@valam/mfe-kit/form';

/** Returns the props of a field in an action's form: name, error and previous value. */
export function fieldsOf({ errors, values }: FormProgress) {
  return (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
}
