import type { FormProgress } from '@valam/mfe-kit/form';

/** What a field of an action's form needs to know: its name, what is wrong with it and what was typed before. */
export function fieldsOf({ errors, values }: FormProgress) {
  return (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
}
