import userEvent from '@testing-library/user-event';

/** Selects an option, or replaces the text of a field. */
export async function enter(field: Element, value: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, value);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
}
