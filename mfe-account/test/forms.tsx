import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { enter } from './enter';

/** Opens a page of account as a signed-out visitor. */
export const open = (to: string, answers: Record<string, FakeAnswer> = {}) =>
  renderRemotePage(account, to, { answers });

/** Fills in fields by the start of their labels: `Phone` matches `Phone (optional)`. */
export async function fill(form: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = within(form).getByLabelText((text) => text.startsWith(label), {
      selector: 'input, select, textarea',
    });
    await enter(field, value);
  }
}

/** Submits the form. */
export const send = (form: HTMLElement, button: string): Promise<void> =>
  userEvent.click(within(form).getByRole('button', { name: button }));
