import userEvent from '@testing-library/user-event';

/**
 * Selects an option, or replaces the text of a field in one event, because typing would render the form for every key.
 * Typing is tested in `admin/slow-answers.test.tsx`.
 */
export async function enter(field: Element, value: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, value);
  await userEvent.clear(field);
  if (value === '') return;
  await userEvent.click(field);
  await userEvent.paste(value);
}
