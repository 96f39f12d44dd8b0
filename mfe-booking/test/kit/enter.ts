import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Selects an option, or replaces the text of a field in one step: typing would re-render the form for every letter. Typing is tested
 * in `panel.test.tsx`.
 */
export async function enter(field: Element, value: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, value);
  await userEvent.clear(field);
  if (value === '') return;
  await userEvent.click(field);
  await userEvent.paste(value);
}

/** Opens the list of countries and selects Norway by typing. */
export async function chooseNorway({ getByRole, findByRole }: RenderResult): Promise<void> {
  await userEvent.click(getByRole('button', { name: /Country code/ }));
  await findByRole('combobox', { name: 'Search countries' });
  await userEvent.keyboard('norw{Enter}');
}
