import { act, fireEvent } from '@testing-library/react';
import { renderRemotePage, type FakeAnswer, type Rendered } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';

type Shown = Pick<Rendered, 'container'>;

/** Opens a page of account for someone who is not signed in. */
export const open = (to: string, answers: Record<string, FakeAnswer> = {}) =>
  renderRemotePage(account, to, { answers });

/** Fills the fields of the page's form, by their names. */
export const fill = ({ container }: Shown, values: Record<string, string>) =>
  act(async () => {
    for (const [name, value] of Object.entries(values)) {
      const field = container.querySelector(`form [name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}`);
      fireEvent.change(field, { target: { value } });
    }
  });

/** Sends the page's first form. */
export const send = ({ container }: Shown) =>
  act(async () => {
    fireEvent.submit(container.querySelector('form') ?? container);
  });
